import { type HandedOver } from '../graphql/client';
import { escapeHtml, escapeJson } from './escape';
import { type HeadTag, renderHeadTags } from './head';
import { THEME_SCRIPT } from './theme-script';

/** What the browser needs to take the page over. */
export interface Handover {
  readonly origin: string;
  readonly queries: HandedOver;
}

export const HANDOVER_ID = 'handover';
export const ROOT_ID = 'root';

interface DocumentParts {
  readonly head: readonly HeadTag[];
  /** Style elements that Emotion made for this page. */
  readonly styles: string;
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  readonly modulePreloads: readonly string[];
  /** None on pages that stay as they are, like the error page. */
  readonly scripts: readonly string[];
  readonly body: string;
  readonly handover?: Handover;
}

/** The whole HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { head, styles, stylesheets, fonts, modulePreloads, scripts, body, handover } = parts;
  return [
    '<!doctype html>',
    '<html lang="tr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${THEME_SCRIPT}</script>`,
    renderHeadTags(head),
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
    ...stylesheets.map((href) => link({ rel: 'stylesheet', href })),
    // The page reads well before they run: its pictures come first.
    ...modulePreloads.map((href) => link({ rel: 'modulepreload', href, fetchpriority: 'low' })),
    styles,
    '</head>',
    '<body>',
    `<div id="${ROOT_ID}">${body}</div>`,
    ...(handover ? [handoverScript(handover)] : []),
    ...scripts.map((source) => `<script type="module" src="${escapeHtml(source)}"></script>`),
    '</body>',
    '</html>',
  ].join('\n');
}

function handoverScript(handover: Handover): string {
  return `<script type="application/json" id="${HANDOVER_ID}">${escapeJson(JSON.stringify(handover))}</script>`;
}

function link(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeHtml(value)}"`,
  );
  return `<link ${written.join(' ')}>`;
}
