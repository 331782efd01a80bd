/** Runs in the page: what overlaps or is cut off on the table. One line per problem. */
export function measure() {
  const problems = [];
  const kinds = [
    ['.plaque', 'plaque'],
    ['.bubble', 'bubble'],
    ['.trick-card', 'card'],
    ['.fan li', 'ultimo'],
    ['.pile', 'pile'],
    ['.ring', 'ring'],
    ['.actions > *', 'action'],
    ['.hand-card', 'hand'],
    ['.note p', 'note'],
    ['.question, .ultimos', 'sheet'],
    ['.dapp', 'dapp'],
  ];
  const boxes = kinds.flatMap(([selector, kind]) =>
    [...document.querySelectorAll(selector)].map((el) => ({ kind, el, box: el.getBoundingClientRect() })),
  );
  const together = new Set(['ultimo ultimo', 'hand hand']);
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      if (together.has(`${a.kind} ${b.kind}`) || a.box.width === 0 || b.box.width === 0) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 0.5 && high > 0.5) {
        problems.push(
          `${a.kind} "${a.el.textContent?.trim().slice(0, 30)}" × ${b.kind} "${b.el.textContent?.trim().slice(0, 30)}" by ${Math.round(wide)}×${Math.round(high)}`,
        );
      }
    }
    if (a.box.right > innerWidth + 1 || a.box.bottom > innerHeight + 1 || a.box.left < -1 || a.box.top < -1) {
      problems.push(`${a.kind} "${a.el.textContent?.trim().slice(0, 30)}" leaves the window`);
    }
  }
  const texts =
    '.name, .role, .bubble > span, .marks, .btn, .turn, .note, .bar-sub, .stays, .question, .ultimos, .choice, .tabs > *';
  for (const el of document.querySelectorAll(texts)) {
    if (el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0) {
      problems.push(
        `cut in width: ${el.className} "${el.textContent?.trim().slice(0, 60)}" ${el.scrollWidth} > ${el.clientWidth}`,
      );
    }
    if (
      el.scrollHeight > el.clientHeight + 3 &&
      el.clientHeight > 0 &&
      getComputedStyle(el).overflowY !== 'visible'
    ) {
      problems.push(
        `cut in height: ${el.className} "${el.textContent?.trim().slice(0, 60)}" ${el.scrollHeight} > ${el.clientHeight}`,
      );
    }
  }
  return problems;
}
