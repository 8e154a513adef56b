/** One page for crawlers: its path, percent-encoded where needed, and when it changed last. */
export interface SitemapPage {
  path: string;
  updatedAt?: Date;
}

/** What one file may hold at most, by the protocol of sitemaps. */
export const PAGES_PER_SITEMAP = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function entry(element: 'url' | 'sitemap', origin: string, { path, updatedAt }: SitemapPage): string {
  const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeXml(origin + path)}</loc>${changed}</${element}>\n`;
}

export function sitemapXml(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.map((page) => entry('url', origin, page)).join('');
  return `${HEAD}<urlset ${NAMESPACE}>\n${urls}</urlset>\n`;
}

export function sitemapIndexXml(origin: string, parts: readonly SitemapPage[]): string {
  const maps = parts.map((part) => entry('sitemap', origin, part)).join('');
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps}</sitemapindex>\n`;
}
