/** For tests: the element on the board, or on the line of the lowered sheet below it, that a person would press next to choose an offer, or null. "done" once it was sent. */
(offer, area, card, before) => {
  if ((window.chosen?.length ?? 0) > before) return "done";
  const shown = (element) => element.getClientRects().length > 0;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const words = (element) => element.innerText.trim().replace(/\s+/g, " ");
  const label = offer.label.trim().replace(/\s+/g, " ");
  const saying = (selector) => all(selector).find((one) => one.getAttribute("aria-label") === label || words(one) === label);

  const menu = all(".sanctum .menu button, .doom ~ .menu .offer");
  if (menu.length) return menu.find((one) => words(one) === label) ?? null;
  const plain = saying(".sanctum button:not(.thing), .doom button, .quick button");
  if (plain) return plain;

  // Sanctum: things say by which words offers name them.
  const match = (element) => JSON.parse(element.dataset.match);
  const fits = (element) => Object.entries(match(element)).every(([name, word]) => (name === "choice" ? offer.choice : offer.args[name]) === word);
  const targets = all("button.thing.target").filter(fits);
  if (targets.length) return targets[0];
  const things = all("button.thing.live").filter(fits);
  const worth = (element) => ("die" in match(element) ? 10 : Object.keys(match(element)).length);
  if (things.length) return things.sort((a, b) => worth(b) - worth(a))[0];

  // Darkest Doom: areas, cards of the hand, equipment, orders, relics, dice, decks.
  if (card >= 0) return all(".doom .hand li button")[card] ?? null;
  if (offer.args.die) return all(".doom .combat button.die").find((one) => words(one).endsWith(offer.args.die)) ?? null;
  if (offer.args.slot) return all(".doom .slots button")[offer.args.slot - 1] ?? null;
  if (offer.args.order) return all(`.doom .orders button[data-word="${offer.args.order}"]`)[0] ?? null;
  if (offer.args.relic) return all(`.doom button.relic[data-what="doom-is-${offer.args.relic}"]`)[0] ?? null;
  if (offer.args.deck) return all(`.doom .decks button.${offer.args.deck}`)[0] ?? null;
  if (area) return all(`.doom [data-area="${area}"].open`)[0] ?? null;
  return null;
}
