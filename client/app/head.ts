import { type JsonLd, type PageMeta, type SiteHead } from '../storefront/screen';
import { absoluteAddress } from '../shop/origin';
import { escapeHtml, escapeJson } from './escape';

/** One element of the head, written on the server and set anew by the browser on navigation. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of a title, JSON of a script. */
  readonly content?: string;
}

/** Marks the elements that belong to a screen: they leave with it. */
export const SCREEN_MARK = 'data-screen';

const MAX_DESCRIPTION_LENGTH = 300;

/** Every element of the head of a screen. */
export function headTags(meta: PageMeta, site: SiteHead): HeadTag[] {
  const title = documentTitle(meta.title, site.name);
  const description = shorten(meta.description || site.description);
  const canonical =
    meta.canonicalPath === undefined ? undefined : absoluteAddress(meta.canonicalPath, site.origin);
  const image = absoluteAddress(meta.image ?? '/paylasim.png', site.origin);
  return [
    { tag: 'title', attributes: {}, content: title },
    named('description', description),
    ...(meta.keywords?.length ? [named('keywords', meta.keywords.join(', '))] : []),
    named('robots', meta.robots ?? 'index, follow'),
    ...(canonical ? [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const] : []),
    property('og:type', meta.openGraphType ?? 'website'),
    property('og:locale', 'tr_TR'),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    ...(canonical ? [property('og:url', canonical)] : []),
    property('og:image', image),
    named('twitter:card', 'summary_large_image'),
    ...(meta.jsonLd ?? []).map(structuredData),
  ];
}

/** The elements as HTML. */
export function renderHeadTags(tags: readonly HeadTag[]): string {
  return tags.map(renderTag).join('\n');
}

export function documentTitle(title: string, siteName: string): string {
  if (title === '') return siteName;
  return siteName === '' || title.includes(siteName) ? title : `${title} | ${siteName}`;
}

function renderTag({ tag, attributes, content }: HeadTag): string {
  const written = Object.entries({ ...attributes, [SCREEN_MARK]: '' })
    .map(([name, value]) => (value === '' ? name : `${name}="${escapeHtml(value)}"`))
    .join(' ');
  if (content === undefined) return `<${tag} ${written}>`;
  return `<${tag} ${written}>${tag === 'script' ? content : escapeHtml(content)}</${tag}>`;
}

function structuredData(block: JsonLd): HeadTag {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...block });
  return { tag: 'script', attributes: { type: 'application/ld+json' }, content: escapeJson(json) };
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

/** Cuts at a word where there is one; search engines show about half of this. */
function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_DESCRIPTION_LENGTH) return plain;
  const lastSpace = plain.lastIndexOf(' ', MAX_DESCRIPTION_LENGTH - 1);
  return `${plain.slice(0, lastSpace > 0 ? lastSpace : MAX_DESCRIPTION_LENGTH - 1)}…`;
}
