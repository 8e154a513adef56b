import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import MarkdownIt, { type StateCore, type Token } from 'markdown-it';
import { isSafeAddress } from './content.document.js';

/** The page title is the h1. */
const PAGE_HEADING = 2;
const LOWEST_HEADING = 6;

/** How a text is shown. */
export interface MarkdownDisplay {
  /** Level of its first headings. */
  headingLevel: number;
  /** Whether links leave the page open, as where a form is being filled in. */
  linksInNewTab: boolean;
}

/** A section of a text: a first-level heading and what follows it. */
export interface MarkdownSection {
  /** Id of the heading in the HTML. */
  id: string;
  title: string;
  /** What follows, without markup. */
  text: string;
}

export interface RenderedMarkdown {
  html: string;
  sections: readonly MarkdownSection[];
}

interface RenderEnvironment extends MarkdownDisplay {
  /** Filled while a page is rendered. Null where several texts share a page: ids would occur twice. */
  sections: MarkdownSection[] | null;
}

const PAGE: MarkdownDisplay = { headingLevel: PAGE_HEADING, linksInNewTab: false };

const markdownIt = new MarkdownIt({ html: false, linkify: true });
markdownIt.validateLink = isSafeAddress;

const addRule = (name: string, rule: (state: StateCore, environment: RenderEnvironment) => void) =>
  markdownIt.core.ruler.push(name, (state) => rule(state, state.env as unknown as RenderEnvironment));

addRule('headings_below_their_title', ({ tokens }, { headingLevel }) => {
  for (const token of tokens) {
    if (!/^h\d$/.test(token.tag)) continue;
    const level = Math.max(PAGE_HEADING, Number(token.tag.slice(1))) + headingLevel - PAGE_HEADING;
    token.tag = `h${Math.min(LOWEST_HEADING, level)}`;
  }
});

addRule('external_links_without_opener', ({ tokens }, { linksInNewTab }) => {
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type !== 'link_open') continue;
    if (linksInNewTab) token.attrSet('target', '_blank');
    if (linksInNewTab || String(token.attrGet('href')).startsWith('https:')) token.attrSet('rel', 'noopener');
  }
});

addRule('sections', ({ tokens }, { headingLevel, sections }) => {
  if (!sections) return;
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open' && token.tag === `h${headingLevel}`) {
      const id = `bolum-${sections.length + 1}`;
      token.attrSet('id', id);
      sections.push({ id, title: plainText(tokens[index + 1]), text: '' });
    } else if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open') {
      const section = sections.at(-1);
      if (section) section.text = [section.text, plainText(token)].filter(Boolean).join(' ');
    }
  });
});

addRule('aligned_columns', ({ tokens }) => {
  for (const token of tokens) {
    const alignment = /^text-align:(\w+)$/.exec(String(token.attrGet('style')))?.[1];
    if (alignment === undefined) continue;
    // A class, as the Content Security Policy of the shop's pages ignores inline styles.
    token.attrs = [['class', `align-${alignment}`]];
  }
});

/**
 * A table wider than the screen scrolls in a frame that the keyboard reaches too. The frame is a group: as regions, several
 * tables of a page would be as many landmarks.
 */
addRule('scrolling_tables', (state) => {
  let heading = '';
  state.tokens = state.tokens.flatMap((token, index, tokens) => {
    if (token.type === 'heading_open') heading = plainText(tokens[index + 1]);
    if (token.type === 'table_open') return [scrollingFrame(state, heading), token];
    if (token.type !== 'table_close') return [token];
    return [token, blockToken(state, 'scrolling_table_close', -1)];
  });
});

function scrollingFrame(state: StateCore, heading: string): Token {
  const frame = blockToken(state, 'scrolling_table_open', 1);
  frame.attrs = [
    ['class', 'scrolling-table'],
    ['role', 'group'],
    ['aria-label', heading === '' ? 'Tablo' : `Tablo: ${heading}`],
    ['tabindex', '0'],
  ];
  return frame;
}

function blockToken({ Token: NewToken }: StateCore, type: string, nesting: 1 | -1): Token {
  const token = new NewToken(type, 'div', nesting);
  token.block = true;
  return token;
}

/** The text of an inline token without its markup. */
function plainText(token: Token | undefined): string {
  const parts = (token?.children ?? []).map(({ type, content }) => (/break$/.test(type) ? ' ' : content));
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function render(markdown: string, environment: RenderEnvironment): string {
  return markdownIt.render(markdown, { ...environment });
}

const MAX_CACHED_PAGES = 100;
const rendered = new LRUCache<string, RenderedMarkdown>({ max: MAX_CACHED_PAGES });

/** Safe HTML: markup written in the Markdown is shown as text, addresses that leave the allowed schemes stay text. */
export function renderMarkdown(markdown: string): RenderedMarkdown {
  const hash = createHash('sha256').update(markdown).digest('hex');
  const known = rendered.get(hash);
  if (known) return known;
  const sections: MarkdownSection[] = [];
  const page = { html: render(markdown, { ...PAGE, sections }), sections };
  rendered.set(hash, page);
  return page;
}

/** The HTML alone of a text with personal details: it is not cached. */
export function renderPrivateMarkdown(markdown: string, display: MarkdownDisplay = PAGE): string {
  return render(markdown, { ...display, sections: null });
}

/** What its HTML is written from. */
export const parsePrivateMarkdown = (markdown: string): Token[] =>
  markdownIt.parse(markdown, { ...PAGE, sections: null });

/** The addresses that a text leads to. */
export function linksIn(markdown: string): string[] {
  return parsePrivateMarkdown(markdown)
    .flatMap(({ children }) => children ?? [])
    .flatMap((token) => (token.type === 'link_open' ? [String(token.attrGet('href'))] : []));
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
