import { createHash } from 'node:crypto';
import { z } from 'zod';
import { documentKind } from '../../kernel/records/document-kind.js';
import { excessOf } from './markdown.bounds.js';
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

const stored = documentKind<Record<string, StaticPageDocument>>({
  name: 'static-page',
  topic: 'content',
  schemaOf: () => staticPageDocument,
  invalid: contentInvalid,
});

/** @throws CONTENT_INVALID for a text that takes too long to render */
export function assertRenderable(markdown: string): void {
  const message = excessOf(markdown);
  if (message) throw contentInvalid({ fields: [{ path: 'markdown', message }] });
}

/** The texts of the static pages, by slug. One from before the bound of a save is still read. */
export const STATIC_PAGES: typeof stored = {
  ...stored,
  check(key, document) {
    const checked = stored.check(key, document);
    assertRenderable(checked.markdown);
    return checked;
  },
};

/** SHA-256 of the Markdown as it is stored, hexadecimal. */
export function staticPageHash({ markdown }: StaticPageDocument): string {
  return createHash('sha256').update(markdown).digest('hex');
}
