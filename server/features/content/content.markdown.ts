import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import MarkdownIt from 'markdown-it';
import { isSafeAddress } from './content.document.js';

/** The page title is the h1. */
const HIGHEST_HEADING = 2;

const markdownIt = new MarkdownIt({ html: false, linkify: true });
markdownIt.validateLink = isSafeAddress;

markdownIt.core.ruler.push('headings_below_the_page_title', ({ tokens }) => {
  for (const token of tokens) {
    if (!/^h\d$/.test(token.tag)) continue;
    token.tag = `h${Math.max(HIGHEST_HEADING, Number(token.tag.slice(1)))}`;
  }
});

markdownIt.core.ruler.push('external_links_without_opener', ({ tokens }) => {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const address = token.type === 'link_open' ? token.attrGet('href') : null;
    if (String(address).startsWith('https:')) token.attrSet('rel', 'noopener');
  }
});

const MAX_CACHED_PAGES = 100;
const rendered = new LRUCache<string, string>({ max: MAX_CACHED_PAGES });

/** Safe HTML: markup written in the Markdown is shown as text, addresses that leave the allowed schemes stay text. */
export function renderMarkdown(markdown: string): string {
  const hash = createHash('sha256').update(markdown).digest('hex');
  const html = rendered.get(hash) ?? markdownIt.render(markdown);
  rendered.set(hash, html);
  return html;
}

/** The same for a text with personal details: it is not cached. */
export function renderPrivateMarkdown(markdown: string): string {
  return markdownIt.render(markdown);
}

/** Escapes a value for use inside Markdown. */
export function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_[\]<>|~]/g, '\\$&');
}

/**
 * User input as one line of literal text: nothing in it becomes markup, a link or an e-mail link, and invisible characters
 * that change the reading order are removed.
 */
export function literalMarkdown(typed: string): string {
  return typed
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
