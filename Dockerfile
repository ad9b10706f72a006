# A server with everything in it: docker build --tag dawnbreach . ; with its database: docker compose up. See docs/server.md.
ARG PYTHON=3.13

FROM python:${PYTHON}-slim-bookworm AS built
WORKDIR /project
COPY locks locks
RUN python -m venv /opt/dawnbreach \
    && /opt/dawnbreach/bin/python -m pip install --no-cache-dir --require-hashes --requirement locks/play.txt \
    && python -m pip install --no-cache-dir --require-hashes --requirement locks/build.txt --requirement locks/node.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY tools/client.py tools/
COPY docs/rules docs/rules
COPY client client
COPY src src
RUN python -m pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /opt/dawnbreach/bin/python -m pip install --no-cache-dir --no-deps --no-index /wheels/*.whl

FROM python:${PYTHON}-slim-bookworm
RUN useradd --system --uid 10001 --user-group --create-home --home-dir /data dawnbreach
COPY --from=built /opt/dawnbreach /opt/dawnbreach
# Without a database of its own a server keeps its tables in a SQLite file below /data.
ENV PATH=/opt/dawnbreach/bin:$PATH XDG_DATA_HOME=/data
USER 10001
VOLUME /data
EXPOSE 8020
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8020/health', timeout=4)"]
ENTRYPOINT ["dawnbreach"]
CMD ["serve", "--host", "0.0.0.0"]
