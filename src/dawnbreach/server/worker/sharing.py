"""Limits that hold at all workers together: what an address spends here is told to the others now and then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from dawnbreach.server.wire.limits import Bucket

if TYPE_CHECKING:
    from dawnbreach.server.worker.worker import Worker

LITTLE = 0.1
"""Who spends less than this share of what is allowed is not worth a word."""


async def share(worker: Worker, seconds: float) -> None:
    """Say who spent much in the last seconds, and hear how much of it they have left."""
    spenders = {}
    for kind, known in _kinds(worker).items():
        for name, bucket in known.items():
            spent, bucket.spent = bucket.spent / bucket.rate, 0.0
            if spent > LITTLE * seconds:
                who = name if kind == "table" else worker.hidden(name)
                spenders[f"{kind} {who}"] = (spent, bucket)
    left = await worker.store.leases.spend({name: spent for name, (spent, _) in spenders.items()})
    for name, until_full in left.items():
        spenders[name][1].spent_elsewhere(until_full)


def _kinds(worker: Worker) -> dict[str, Mapping[str, Bucket]]:
    return {
        "cost": worker.costs.purses,
        "table": worker.table_costs.purses,
        "hints": worker.thoughts.purses,
        "studies": worker.studies.purses,
        "makes": worker.makes.buckets,
    }
