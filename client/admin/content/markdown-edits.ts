/** What a press of the toolbar makes of a text in Markdown: what stands in place of `from` to `to`, and what is selected then. */
export interface MarkdownEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly selected: readonly [number, number];
}

interface Selection {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export type MarkdownEditor = (selection: Selection) => MarkdownEdit;

/** Puts marks around what is selected, or takes them away; without a selection around a word to type over. */
export const around =
  (mark: string, sample: string): MarkdownEditor =>
  ({ value, start, end }) => {
    const [before, after] = [start - mark.length, end + mark.length];
    const isMarked = value.slice(Math.max(before, 0), start) === mark && value.slice(end, after) === mark;
    const chosen = value.slice(start, end);
    if (isMarked) {
      return { from: before, to: after, text: chosen, selected: [before, before + chosen.length] };
    }
    const inner = chosen || sample;
    const text = `${mark}${inner}${mark}`;
    return {
      from: start,
      to: end,
      text,
      selected: [start + mark.length, start + mark.length + inner.length],
    };
  };

/** Begins each line that is selected with a mark, or takes it away where all have it. */
export const atLines =
  (mark: string): MarkdownEditor =>
  ({ value, start, end }) => {
    const from = value.lastIndexOf('\n', start - 1) + 1;
    const next = value.indexOf('\n', end);
    const to = next === -1 ? value.length : next;
    const lines = value.slice(from, to).split('\n');
    const areMarked = lines.every((line) => line.startsWith(mark));
    const text = lines.map((line) => (areMarked ? line.slice(mark.length) : mark + line)).join('\n');
    const last = from + text.length;
    // A single line is typed on; several can be marked otherwise.
    return { from, to, text, selected: lines.length === 1 ? [last, last] : [from, last] };
  };

/** Makes a link of what is selected, whose address is typed next. */
export const link: MarkdownEditor = ({ value, start, end }) => {
  const label = value.slice(start, end) || 'bağlantı metni';
  const address = '/adres';
  const from = start + label.length + 3;
  return { from: start, to: end, text: `[${label}](${address})`, selected: [from, from + address.length] };
};
