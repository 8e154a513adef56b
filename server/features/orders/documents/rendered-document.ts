import { createHash } from 'node:crypto';
import { type MarkdownDisplay, renderPrivateMarkdown, type StaticPageText } from '../../content/index.js';
import type { DocumentOrder } from './document-order.js';
import { orderSummary } from './order-summary.js';

/** A document made for one order. */
export interface RenderedDocument {
  slug: string;
  title: string;
  /** Version of the page it was made from. */
  version: number;
  /** SHA-256 of the Markdown, hexadecimal. */
  hash: string;
  /** The whole text. */
  markdown: string;
  /** Safe HTML, rendered on demand. */
  readonly html: string;
}

export const hashOf = (markdown: string): string => createHash('sha256').update(markdown).digest('hex');

/** Puts what this order is about before the terms that hold for every order. */
export function renderDocument(page: StaticPageText, order: DocumentOrder): RenderedDocument {
  const { slug, title, version } = page;
  const markdown = `${orderSummary(order)}\n\n---\n\n${page.markdown}`;
  return withHtml({ slug, title, version, hash: hashOf(markdown), markdown });
}

/** Below the title of the document, which is an h3 of the checkout. */
const WITHIN_FORM: MarkdownDisplay = { headingLevel: 4, linksInNewTab: true };

/** The same document with the HTML to be read in the form that places the order. */
export function withinForm({ slug, title, version, hash, markdown }: RenderedDocument): RenderedDocument {
  return withHtml({ slug, title, version, hash, markdown }, WITHIN_FORM);
}

export function withHtml(
  document: Omit<RenderedDocument, 'html'>,
  display?: MarkdownDisplay,
): RenderedDocument {
  return {
    ...document,
    get html() {
      return renderPrivateMarkdown(document.markdown, display);
    },
  };
}
