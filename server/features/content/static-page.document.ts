import { createHash } from 'node:crypto';
import { z } from 'zod';
import { documentKind } from '../../kernel/records/document-kind.js';
import { contentInvalid } from './content.refusals.js';

export const STATIC_PAGE_KINDS = ['support', 'legal', 'other'] as const;

export type StaticPageKind = (typeof STATIC_PAGE_KINDS)[number];

const EMPTY = 'Boş olamaz.';
const text = z.string().trim();

/** What staff write of a static page, as it is stored. Validated on each read and save. */
export const staticPageDocument = z.object({
  title: text.min(1, EMPTY),
  summary: text,
  /** Stored as typed: its hash names the version a buyer accepts. */
  markdown: z.string().min(1, EMPTY),
});

export type StaticPageDocument = z.output<typeof staticPageDocument>;

/** The texts of the static pages, by slug. */
export const STATIC_PAGES = documentKind<Record<string, StaticPageDocument>>({
  name: 'static-page',
  topic: 'content',
  schemaOf: () => staticPageDocument,
  invalid: contentInvalid,
});

/** SHA-256 of the Markdown as it is stored, hexadecimal. */
export function staticPageHash({ markdown }: StaticPageDocument): string {
  return createHash('sha256').update(markdown).digest('hex');
}
