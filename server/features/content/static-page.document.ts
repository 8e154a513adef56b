import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DocumentCollection } from '../../kernel/versioned-document/document-version.js';

/** The texts of the static pages, by slug. */
export const STATIC_PAGE_COLLECTION: DocumentCollection = { name: 'static-page', topic: 'content' };

export const STATIC_PAGE_KINDS = ['support', 'legal'] as const;

export type StaticPageKind = (typeof STATIC_PAGE_KINDS)[number];

const text = z.string().trim();
const requiredText = text.min(1);

/** What staff write of a static page, as it is stored. Validated on each read and save. */
export const staticPageDocument = z.object({
  title: requiredText,
  summary: text,
  /** Stored as typed: its hash names the version a buyer accepts. */
  markdown: z.string().min(1),
});

export type StaticPageDocument = z.output<typeof staticPageDocument>;

/** SHA-256 of the Markdown as it is stored, hexadecimal. */
export function staticPageHash({ markdown }: StaticPageDocument): string {
  return createHash('sha256').update(markdown).digest('hex');
}
