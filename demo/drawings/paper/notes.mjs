import { outlineOf, widthOf } from './lettering.mjs';

/** Measures, names and texts around a figure, laid out in pixels of the page. */

const SIZE = 22;
const DETAIL = 18;
const FIRST = 40;
const STEP = 42;
const TAG_GAP = 34;
const TAG_LINE = 36;

const reach = (note) => FIRST + note.level * STEP;

/** Pixels that the notes need beyond the figure's bounds at the given scale. */
export function overhang(figure, bounds, scale) {
  const need = { left: 0, right: 0, top: 0, bottom: 0 };
  const grow = (side, pixels) => (need[side] = Math.max(need[side], pixels));
  for (const note of figure.notes) {
    const [x, y] = note.point ?? note.from;
    const outside = {
      left: (x - bounds.left) * scale,
      right: (bounds.right - x) * scale,
      top: (y - bounds.top) * scale,
      bottom: (bounds.bottom - y) * scale,
    };
    if (note.kind === 'across') {
      grow(note.side > 0 ? 'bottom' : 'top', reach(note) + 14 - outside[note.side > 0 ? 'bottom' : 'top']);
      const spare = spill(note, scale);
      if (spare) grow('right', spare - (bounds.right - note.to[0]) * scale);
    }
    if (note.kind === 'upwards') {
      const side = note.side > 0 ? 'right' : 'left';
      grow(side, reach(note) + 14 - outside[side]);
    }
    if (note.kind === 'callout') {
      grow('right', tagWidth(note) - outside.right);
      grow('left', -outside.left);
      grow('top', SIZE - outside.top);
      grow('bottom', SIZE + DETAIL - outside.bottom);
    }
    if (note.kind === 'text') {
      const width = widthOf(note.label, note.size);
      const share = { start: 0, middle: 0.5, end: 1 }[note.anchor];
      grow('left', width * share - outside.left);
      grow('right', width * (1 - share) - outside.right);
      grow('top', note.size - outside.top);
      grow('bottom', note.size * 0.4 - outside.bottom);
    }
  }
  const measures = { left: need.left, right: need.right };
  for (const note of figure.notes.filter(({ kind }) => kind === 'tag')) {
    grow(note.side, measures[note.side] + TAG_GAP + 10 + tagWidth(note));
  }
  return { need, measures };
}

const tagWidth = (note) =>
  Math.max(widthOf(note.label, SIZE), note.detail ? widthOf(note.detail, DETAIL) : 0);

/** Room right of a measure that is too short to hold its own label. */
function spill(note, scale) {
  const span = Math.abs(note.to[0] - note.from[0]) * scale;
  const width = widthOf(note.label, SIZE);
  return span < width + 34 ? 26 + width + 8 : 0;
}

/** SVG of all notes; `place` turns figure points into pixels, `box` is the figure's place in pixels. */
export function drawNotes(figure, place, box, measures) {
  const scale = (box.right - box.left) / (figure.bounds().right - figure.bounds().left);
  const parts = figure.notes.map((note) => {
    if (note.kind === 'across') return measureAcross(note, place, scale);
    if (note.kind === 'upwards') return measureUpwards(note, place);
    if (note.kind === 'callout') return calledOut(note, place);
    if (note.kind === 'text') return writtenAt(note, place(note.point));
    return '';
  });
  for (const side of ['left', 'right']) parts.push(...tagColumn(figure, side, place, box, measures));
  return parts.join('');
}

const n = (value) => String(Math.round(value * 10) / 10);
const path = (style, d) => `<path class="${style}" d="${d}"/>`;
const arrow = (x, y, ux, uy, style = 'arrow') =>
  path(
    style,
    `M${n(x)} ${n(y)}L${n(x + ux * 13 - uy * 4)} ${n(y + uy * 13 + ux * 4)}L${n(x + ux * 13 + uy * 4)} ${n(y + uy * 13 - ux * 4)}Z`,
  );

function measureAcross(note, place, scale) {
  const [[x1, y], [x2]] = [place(note.from), place(note.to)];
  const level = y + note.side * reach(note);
  const width = widthOf(note.label, SIZE);
  const middle = (x1 + x2) / 2;
  const ends = [x1, x2].map((x) => `M${n(x)} ${n(y + note.side * 7)}V${n(level + note.side * 8)}`).join('');
  if (spill(note, scale)) {
    return (
      path('note', `${ends}M${n(x1 - 26)} ${n(level)}H${n(x1)}M${n(x2)} ${n(level)}H${n(x2 + 20)}`) +
      arrow(x1, level, -1, 0) +
      arrow(x2, level, 1, 0) +
      // A measure one level further out may draw its line through this place.
      path('halo', outlineOf(note.label, x2 + 26, level + SIZE * 0.36, SIZE)) +
      path('text', outlineOf(note.label, x2 + 26, level + SIZE * 0.36, SIZE))
    );
  }
  const [gap1, gap2] = [middle - width / 2 - 8, middle + width / 2 + 8];
  return (
    path('note', `${ends}M${n(x1)} ${n(level)}H${n(gap1)}M${n(gap2)} ${n(level)}H${n(x2)}`) +
    arrow(x1, level, 1, 0) +
    arrow(x2, level, -1, 0) +
    path('text', outlineOf(note.label, middle - width / 2, level + SIZE * 0.36, SIZE))
  );
}

function measureUpwards(note, place) {
  const [[x, y1], [, y2]] = [place(note.from), place(note.to)];
  const [low, high] = [Math.max(y1, y2), Math.min(y1, y2)];
  const level = x + note.side * reach(note);
  const width = widthOf(note.label, SIZE);
  const middle = (low + high) / 2;
  const ends = [low, high]
    .map((y) => `M${n(x + note.side * 7)} ${n(y)}H${n(level + note.side * 8)}`)
    .join('');
  const short = low - high < width + 34;
  const centre = short ? high - 26 - width / 2 : middle;
  const [gap1, gap2] = [middle + width / 2 + 8, middle - width / 2 - 8];
  const lines = short
    ? `M${n(level)} ${n(low + 22)}V${n(low)}M${n(level)} ${n(high)}V${n(high - 20)}`
    : `M${n(level)} ${n(low)}V${n(gap1)}M${n(level)} ${n(gap2)}V${n(high)}`;
  const turned = `rotate(-90 ${n(level)} ${n(centre)})`;
  return (
    path('note', ends + lines) +
    arrow(level, low, 0, short ? 1 : -1) +
    arrow(level, high, 0, short ? -1 : 1) +
    `<path class="text" transform="${turned}" d="${outlineOf(note.label, level - width / 2, centre + SIZE * 0.36, SIZE)}"/>`
  );
}

/** Label over a line that leads to the point. */
function calledOut(note, place) {
  const [[fromX, fromY], [x, y]] = [place(note.from), place(note.point)];
  const width = tagWidth(note);
  const above = fromY > y;
  const line = above ? y + SIZE * 0.36 + 38 : y - SIZE;
  const knee = fromX < x ? x : fromX > x + width ? x + width : fromX;
  const far = knee === x ? x + 64 : knee - 24;
  return (
    path('note', `M${n(fromX)} ${n(fromY)}L${n(knee)} ${n(line)}H${n(far)}`) +
    path('dot', `M${n(fromX - 5)} ${n(fromY)}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z`) +
    path('name', outlineOf(note.label, x, y + SIZE * 0.36, SIZE)) +
    path('text', outlineOf(note.detail, x, y + SIZE * 0.36 + 26, DETAIL))
  );
}

function writtenAt(note, [x, y]) {
  const share = { start: 0, middle: 0.5, end: 1 }[note.anchor];
  return path('text', outlineOf(note.label, x - widthOf(note.label, note.size) * share, y, note.size));
}

function tagColumn(figure, side, place, box, measures) {
  const tags = figure.notes
    .filter((note) => note.kind === 'tag' && note.side === side)
    .map((note) => ({ ...note, at: place(note.point), room: note.detail ? TAG_LINE + 22 : TAG_LINE }));
  if (tags.length === 0) return [];
  spread(tags, box);
  const sign = side === 'right' ? 1 : -1;
  const edge = side === 'right' ? box.right + measures.right : box.left - measures.left;
  return tags.map((tag) => {
    const [x, y] = tag.at;
    const column = edge + sign * TAG_GAP;
    const start = (width) => (side === 'right' ? column + 8 : column - 8 - width);
    const label = outlineOf(tag.label, start(widthOf(tag.label, SIZE)), tag.y + SIZE * 0.36, SIZE);
    const detail = tag.detail
      ? path(
          'text',
          outlineOf(tag.detail, start(widthOf(tag.detail, DETAIL)), tag.y + SIZE * 0.36 + 25, DETAIL),
        )
      : '';
    return (
      path('note', `M${n(x)} ${n(y)}L${n(column - sign * 18)} ${n(tag.y)}H${n(column)}`) +
      path('dot', `M${n(x - 4)} ${n(y)}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`) +
      path('name', label) +
      detail
    );
  });
}

/** Spaces the labels of a column within the height of the figure. */
function spread(tags, box) {
  tags.sort((a, b) => a.at[1] - b.at[1]);
  const total = tags.reduce((sum, tag) => sum + tag.room, 0);
  const top = Math.min(box.top + 12, (box.top + box.bottom - total) / 2 + 18);
  let floor = top;
  for (const tag of tags) {
    tag.y = Math.max(tag.at[1], floor);
    floor = tag.y + tag.room;
  }
  let ceiling = Math.max(box.bottom + 4, top + total);
  for (const tag of [...tags].reverse()) {
    tag.y = Math.min(tag.y, ceiling - tag.room);
    ceiling = tag.y;
  }
}
