/**
 * For tests: a point of an element that can be pressed, scrolled into sight if need be; null when something covers it.
 * Whoever presses waits until things stand still.
 */
async (element) => {
  const frame = () => new Promise((then) => requestAnimationFrame(then));
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const still = async () => {
    for (let tries = 0, before = ""; tries < 60 && before !== place(); tries++) {
      before = place();
      await frame();
      await frame();
    }
  };
  const point = () => {
    const box = element.getBoundingClientRect();
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const found = document.elementFromPoint(at.x, at.y);
    return found && (element.contains(found) || found === element) ? at : null;
  };
  await still();
  if (point()) return point();
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  await still();
  if (point()) return point();
  window.scrollBy({ top: element.getBoundingClientRect().top - innerHeight * 0.2, behavior: "instant" });
  await still();
  return point();
}
