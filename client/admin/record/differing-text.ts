/** So much of a difference is shown. */
const MAX_LENGTH = 400;
const AROUND = 3;

/** What of a text is not in the other one: without the lines that both have, and without the words at both ends that are the same. */
export function differingText(text: string, other = ''): string {
  const [lines, otherLines] = [linesOf(text), linesOf(other)];
  const own = only(lines, otherLines).join(' ').split(' ');
  const others = only(otherLines, lines).join(' ').split(' ');
  const start = Math.max(0, commonStart(own, others) - AROUND);
  const same = commonStart([...own].reverse(), [...others].reverse());
  const end = Math.min(own.length, own.length - same + AROUND);
  const shown = end <= start ? '' : own.slice(start, end).join(' ');
  const whole = `${start > 0 && shown ? '… ' : ''}${shown}${end < own.length && shown ? ' …' : ''}`;
  return whole.length > MAX_LENGTH ? `${whole.slice(0, MAX_LENGTH).trimEnd()} …` : whole;
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

const only = (lines: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return lines.filter((line) => line !== '' && !known.has(line));
};

function commonStart(words: readonly string[], others: readonly string[]): number {
  const different = words.findIndex((word, place) => word !== others[place]);
  return different === -1 ? words.length : different;
}
