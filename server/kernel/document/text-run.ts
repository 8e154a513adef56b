import { COLORS } from './document-style.js';
import type { ContentNode } from './pdf-content.js';
import type { TextRun } from './text-document.js';

/** One piece of a line. */
export function runOf({ text, isStrong, isStruck, link }: TextRun): ContentNode {
  return {
    text,
    ...(isStrong ? { bold: true } : {}),
    ...(isStruck ? { decoration: 'lineThrough' } : {}),
    ...(link ? { link, color: COLORS.petrol, ...(isStruck ? {} : { decoration: 'underline' }) } : {}),
  };
}
