import { outlineOf, widthOf } from './lettering.mjs';
import { drawNotes, overhang } from './notes.mjs';
import { palettes, styleSheet } from './palette.mjs';

const WIDTH = 800;
const HEIGHT = 600;

/** Pixel size of the file: the widest rendition the shop stores, so nothing is enlarged. */
const FILE = { width: 960, height: 720 };
const STRIP = 46;
const INSET = 34;
const CELL = 40;

/**
 * One picture: figures in a row at one scale, standing on one line, on paper with a faint grid.
 * The lines are laid out once; the returned function colours them for a theme.
 * @param {{ figures?: import('./figure.mjs').Figure[], panels?: object[], title: string, strip?: string[],
 *   gap?: number, fill?: number }} page strip: texts of the title block; fill: share of the paper taken;
 *   panels instead of figures: several such rows side by side
 * @returns {(theme: keyof typeof palettes) => string}
 */
export function drawPage(page) {
  const height = page.strip ? HEIGHT - STRIP : HEIGHT;
  const row = page.panels ? drawPanels(page.panels, height) : drawRow(page, { width: WIDTH, height });
  const body = paper(height) + row + (page.strip ? titleBlock(page.strip, height) : '');
  return (theme) => svg({ title: page.title, colours: palettes[theme], body });
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An SVG without ground, of any proportion, for places that bring their own paper. */
export function drawPlain(page, theme, { width, height }) {
  const colours = palettes[theme];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(page.title)}">` +
    `<style>${styleSheet(colours)}</style>${drawRow(page, { width, height })}</svg>\n`
  );
}

/** Panels side by side, each at its own scale; `share` is the share of the width. */
function drawPanels(panels, height) {
  let left = 0;
  return panels
    .map((panel) => {
      const width = panel.share * WIDTH;
      const place = `<g transform="translate(${round(left)} 0)">`;
      left += width;
      return `${place}${drawRow(panel, { width, height })}</g>`;
    })
    .join('');
}

function svg({ title, colours, body }) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FILE.width}" height="${FILE.height}" ` +
    `viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escaped(title)}">` +
    `<style>${styleSheet(colours)}</style>${body}</svg>\n`
  );
}

function paper(height) {
  let grid = '';
  for (let x = CELL / 2; x < WIDTH; x += CELL) grid += `M${x} 0V${height}`;
  for (let y = CELL / 2; y < height; y += CELL) grid += `M0 ${y}H${WIDTH}`;
  return `<path class="paper" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/><path class="grid" d="${grid}"/>`;
}

function drawRow({ figures, gap = 56, fill = 1, inset = INSET }, { width, height }) {
  const frame = { width: (width - 2 * inset) * fill, height: (height - 2 * inset) * fill };
  const bounds = figures.map((figure) => figure.bounds());
  const top = Math.min(...bounds.map((b) => b.top));
  const bottom = Math.max(...bounds.map((b) => b.bottom));
  const { scale, hangs } = fit({ figures, bounds, top, bottom, gap, frame });
  const total = hangs.reduce((sum, { need }, i) => sum + need.left + need.right + span(bounds[i]) * scale, 0);
  const above = Math.max(...hangs.map(({ need }) => need.top));
  const below = Math.max(...hangs.map(({ need }) => need.bottom));
  const rowTop = (height - (above + below + (bottom - top) * scale)) / 2 + above;
  let pen = (width - total - gap * (figures.length - 1)) / 2;
  const parts = figures.map((figure, i) => {
    const left = pen + hangs[i].need.left;
    pen = left + span(bounds[i]) * scale + hangs[i].need.right + gap;
    const place = ([x, y]) => [left + (x - bounds[i].left) * scale, rowTop + (y - top) * scale];
    return drawFigure(figure, bounds[i], place, scale, hangs[i].measures);
  });
  return parts.join('');
}

const span = (bounds) => bounds.right - bounds.left;

/** The largest scale at which figures and notes fit; notes have a fixed size, so the scale is found in steps. */
function fit({ figures, bounds, top, bottom, gap, frame }) {
  const widths = bounds.reduce((sum, b) => sum + span(b), 0);
  let scale = Math.min(frame.width / widths, frame.height / (bottom - top));
  let hangs = [];
  for (let turn = 0; turn < 8; turn += 1) {
    hangs = figures.map((figure, i) => overhang(figure, { ...bounds[i], top, bottom }, scale));
    const sides = hangs.reduce((sum, { need }) => sum + need.left + need.right, gap * (figures.length - 1));
    const above = Math.max(...hangs.map(({ need }) => need.top));
    const below = Math.max(...hangs.map(({ need }) => need.bottom));
    scale = Math.min((frame.width - sides) / widths, (frame.height - above - below) / (bottom - top));
  }
  return { scale, hangs };
}

const round = (value) => String(Math.round(value * 10) / 10);

function drawFigure(figure, bounds, place, scale, measures) {
  const drawn = figure.marks.map(({ style, segments, thickness }) => {
    const d = segments
      .map(([letter, ...points]) => letter + points.map((p) => place(p).map(round).join(' ')).join(' '))
      .join('');
    const width = thickness === undefined ? '' : ` stroke-width="${round(thickness * scale)}"`;
    return `<path class="${style}" d="${d}"${width}/>`;
  });
  const [left, top] = place([bounds.left, bounds.top]);
  const [right, bottom] = place([bounds.right, bounds.bottom]);
  return drawn.join('') + drawNotes(figure, place, { left, right, top, bottom }, measures);
}

/** The strip under a sheet: what is shown at the left, the model at the right. */
function titleBlock(texts, top) {
  const base = top + STRIP / 2 + 6.5;
  let lines = `M0 ${top}H${WIDTH}`;
  let letters = '';
  let pen = 0;
  texts.slice(0, -1).forEach((text) => {
    letters += outlineOf(text, pen + 22, base, 18);
    pen += widthOf(text, 18) + 44;
    lines += `M${round(pen)} ${top}V${HEIGHT}`;
  });
  const last = texts.at(-1);
  const start = WIDTH - 22 - widthOf(last, 18);
  lines += `M${round(start - 22)} ${top}V${HEIGHT}`;
  return (
    `<path class="paper" d="M0 ${top}H${WIDTH}V${HEIGHT}H0Z"/><path class="note" d="${lines}"/>` +
    `<path class="text" d="${letters}"/><path class="name" d="${outlineOf(last, start, base, 18)}"/>`
  );
}
