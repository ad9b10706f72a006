/** For tests: a point of an element that can be pressed, scrolled into sight if need be; null when something covers it. */
(element) => {
  const point = () => {
    const box = element.getBoundingClientRect();
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const found = document.elementFromPoint(at.x, at.y);
    return found && (element.contains(found) || found === element) ? at : null;
  };
  if (point()) return point();
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  if (point()) return point();
  window.scrollBy({ top: element.getBoundingClientRect().top - innerHeight * 0.2, behavior: "instant" });
  return point();
}
