import { escapeHtml } from '../../../kernel/mail/escape-html.js';
import type { RenderedDocument } from './rendered-document.js';

/** A stored document as a file that needs nothing but itself. */
export interface DocumentFile {
  /** ASCII. */
  name: string;
  html: string;
}

/** Nothing is loaded and nothing runs, wherever the file is opened. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE = `
  @page { margin: 2cm }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; color: #1b2a30; background: #ffffff;
    font: 1rem/1.55 "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; overflow-wrap: anywhere }
  h1 { font-size: 1.6rem } h2 { font-size: 1.25rem; margin-top: 2rem } h3 { font-size: 1.05rem }
  h1, h2, h3 { line-height: 1.3; break-after: avoid }
  table { width: 100%; border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums }
  .align-right, th[style*="right"], td[style*="right"] { white-space: nowrap; text-align: right }
  .align-center { text-align: center } .align-left { text-align: left }
  th, td { overflow-wrap: normal; border: 1px solid #c4ced2; padding: .4rem .5rem; vertical-align: top }
  th { background: #eef2f3 } tr { break-inside: avoid }
  hr { margin: 2rem 0; border: 0; border-top: 1px solid #c4ced2 }
  a { color: #0f4c5c }
  footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid #c4ced2; font-size: .8rem; color: #56666c }
  @media screen { .scrolling-table { overflow-x: auto } }
  @media screen and (max-width: 40rem) { table { font-size: .8rem } th { white-space: normal !important } }
  @media print { body { max-width: none; margin: 0; padding: 0; font-size: 11pt } }
`;

/** By what a text is known and proven, a line each. */
export const documentEvidence = (
  { version, hash }: Pick<RenderedDocument, 'version' | 'hash'>,
  orderNumber: string,
): string[] => [
  `Sipariş numarası: #${orderNumber}`,
  `Metnin sürümü: ${version}`,
  `Metnin SHA-256 özeti: ${hash}`,
];

/** @param origin of the shop's own pages, against which links of the text are resolved */
export function documentFile(
  { slug, title, version, hash, html }: RenderedDocument,
  { orderNumber, origin }: { orderNumber: string; origin: string },
): DocumentFile {
  const page = `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<base href="${escapeHtml(origin)}/">
<title>${escapeHtml(title)} – Sipariş #${escapeHtml(orderNumber)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${html}</main>
<footer>
<p>${documentEvidence({ version, hash }, orderNumber).map(escapeHtml).join('<br>')}</p>
</footer>
</body>
</html>
`;
  return { name: `${slug}-${orderNumber}.html`, html: page };
}
