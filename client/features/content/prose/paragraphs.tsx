/** A plain text as paragraphs: a blank line parts them. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph, place) => <p key={place}>{paragraph}</p>);
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
