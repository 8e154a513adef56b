/** A heading of a text, and the anchor it can be reached by. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

const HEADING = /<h2(?:\s[^>]*)?>([\s\S]*?)<\/h2>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Gives every h2 of the server's HTML an anchor, and the list of them for a table of contents. */
export function anchorHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const anchored = html.replace(HEADING, (_whole, inner: string) => {
    const id = `bolum-${headings.length + 1}`;
    headings.push({ id, text: plainText(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}

/** Each h2 with the text below it, for pages that are questions and answers. */
export function questionsAndAnswers(html: string): { question: string; answer: string }[] {
  return html
    .split(/(?=<h2[\s>])/)
    .map((part) => ({ heading: new RegExp(HEADING.source).exec(part), part }))
    .flatMap(({ heading, part }) =>
      heading
        ? [{ question: plainText(heading[1] ?? ''), answer: plainText(part.slice(heading[0].length)) }]
        : [],
    )
    .filter(({ answer }) => answer !== '');
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}
