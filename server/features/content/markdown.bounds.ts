/** Characters that open or close something; each makes the parser look through the rest of its paragraph. */
const MARKS = /[[\]!*_<`~&:\\@]/g;

/** In one paragraph: a table of 200 rows with five links each has as many, and takes milliseconds. */
export const MAX_MARKS = 3_000;

const TOO_MANY = `Bir paragrafta en çok ${MAX_MARKS.toLocaleString('tr-TR')} biçim işareti ([, *, _, < gibi) olabilir. Paragrafı boş satırla bölün.`;

/**
 * Why a text is not rendered, in Turkish; null for one that is. Paragraphs are parsed in time that grows with the square of
 * their marks, so that 50,000 of them in a row would hold up every visitor of the process.
 */
export function excessOf(markdown: string): string | null {
  const paragraphs = markdown.split(/\n[ \t\r]*\n/);
  return paragraphs.some((paragraph) => (paragraph.match(MARKS)?.length ?? 0) > MAX_MARKS) ? TOO_MANY : null;
}
