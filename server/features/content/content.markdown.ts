import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import MarkdownIt from 'markdown-it';
import { isSafeAddress } from './content.document.js';

/** The page itself has the h1. */
const HIGHEST_HEADING = 2;

const markdownIt = new MarkdownIt({ html: false, linkify: true });
markdownIt.validateLink = isSafeAddress;

markdownIt.core.ruler.push('headings_below_the_page_title', ({ tokens }) => {
  for (const token of tokens) {
    if (!/^h\d$/.test(token.tag)) continue;
    token.tag = `h${Math.max(HIGHEST_HEADING, Number(token.tag.slice(1)))}`;
  }
});

markdownIt.core.ruler.push('outside_links_know_no_opener', ({ tokens }) => {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    const address = token.type === 'link_open' ? token.attrGet('href') : null;
    if (String(address).startsWith('https:')) token.attrSet('rel', 'noopener');
  }
});

const PAGES_KEPT = 100;
const rendered = new LRUCache<string, string>({ max: PAGES_KEPT });

/** Safe HTML: markup written in the Markdown is shown as text, addresses that leave the allowed schemes stay text. */
export function renderMarkdown(markdown: string): string {
  const hash = createHash('sha256').update(markdown).digest('hex');
  const html = rendered.get(hash) ?? markdownIt.render(markdown);
  rendered.set(hash, html);
  return html;
}

/** The same for a text that belongs to one person: it is not kept in memory. */
export function renderPrivateMarkdown(markdown: string): string {
  return markdownIt.render(markdown);
}

/** A value that is put into Markdown and must read as it is. */
export function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_[\]<>|~]/g, '\\$&');
}

/**
 * What a visitor typed, as one line that reads as it was typed: nothing in it becomes markup, a link or an e-mail link,
 * and nothing invisible changes the order in which it is read.
 */
export function literalMarkdown(typed: string): string {
  return typed
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
