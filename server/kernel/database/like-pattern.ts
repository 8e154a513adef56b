/** A LIKE pattern for texts that contain this one, whatever characters it has. */
export function containsPattern(text: string): string {
  return `%${escaped(text)}%`;
}

/** A LIKE pattern for texts that begin with this one, whatever characters it has. */
export function prefixPattern(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
