import { type DehydratedQueries } from '../graphql/client';
import { escapeHtml, escapeJson } from './escape';
import { type RefusedForm } from '../storefront/screen';
import { type PicturePreload } from '../ui/media/picture-preload';
import { type HeadTag, renderHeadTags } from './head';
import { INLINE_SCRIPT, SCRIPTS_ID } from './inline-script';

/** What the browser needs to take the page over. */
export interface DehydratedState {
  readonly origin: string;
  readonly queries: DehydratedQueries;
  readonly refused?: RefusedForm | undefined;
}

export const DEHYDRATED_STATE_ID = 'dehydrated-state';
export const ROOT_ID = 'root';

/** Styles that Emotion made for this page, under the name it finds them by in the browser. */
export interface InlineStyle {
  readonly name: string;
  readonly css: string;
}

interface DocumentParts {
  readonly head: readonly HeadTag[];
  readonly styles: readonly InlineStyle[];
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  /** What is seen first, in the rendition of the theme. */
  readonly pictures?: readonly PicturePreload[];
  readonly modulePreloads: readonly string[];
  /** None on pages that stay as they are, like the error page. */
  readonly scripts: readonly string[];
  readonly body: string;
  readonly dehydratedState?: DehydratedState;
}

/** The whole HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const {
    head,
    styles,
    stylesheets,
    fonts,
    pictures = [],
    modulePreloads,
    scripts,
    body,
    dehydratedState,
  } = parts;
  return [
    '<!doctype html>',
    '<html lang="tr">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // The script lets one of the two themes be fetched: it follows them.
    ...pictures.flatMap(picturePreloads),
    `<script>${INLINE_SCRIPT}</script>`,
    renderHeadTags(head),
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
    ...stylesheets.map((href) => link({ rel: 'stylesheet', href })),
    ...styles.map(({ name, css }) => `<style data-emotion="${escapeHtml(name)}">${css}</style>`),
    '</head>',
    '<body>',
    `<div id="${ROOT_ID}">${body}</div>`,
    ...(dehydratedState ? [dehydratedStateScript(dehydratedState)] : []),
    ...(scripts.length > 0 ? [scriptsTemplate(scripts, modulePreloads)] : []),
    '</body>',
    '</html>',
  ].join('\n');
}

/** The page reads well before they run: on a slow line they would keep its text and pictures waiting. */
function scriptsTemplate(scripts: readonly string[], modulePreloads: readonly string[]): string {
  const links = modulePreloads.map((href) => link({ rel: 'modulepreload', href }));
  const modules = scripts.map((source) => `<script type="module" src="${escapeHtml(source)}"></script>`);
  return `<template id="${SCRIPTS_ID}">${[...links, ...modules].join('')}</template>`;
}

function dehydratedStateScript(dehydratedState: DehydratedState): string {
  return `<script type="application/json" id="${DEHYDRATED_STATE_ID}">${escapeJson(JSON.stringify(dehydratedState))}</script>`;
}

/** One link for both themes, or one for each that waits for the theme to be known. */
function picturePreloads({ srcSet, darkSrcSet, sizes = '100vw', media = 'all' }: PicturePreload): string[] {
  const preload = (written: string, when: Readonly<Record<string, string>>) => {
    const source: Readonly<Record<string, string>> = written.includes(' ')
      ? { imagesrcset: written, imagesizes: sizes }
      : { href: written };
    return link({ rel: 'preload', as: 'image', ...source, fetchpriority: 'high', ...when });
  };
  if (darkSrcSet === undefined) return [preload(srcSet, { media })];
  const waiting = { media: 'not all', 'data-media': media };
  return [
    preload(srcSet, { ...waiting, 'data-theme': 'light' }),
    preload(darkSrcSet, { ...waiting, 'data-theme': 'dark' }),
  ];
}

function link(attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([name, value]) =>
    value === '' ? name : `${name}="${escapeHtml(value)}"`,
  );
  return `<link ${written.join(' ')}>`;
}
