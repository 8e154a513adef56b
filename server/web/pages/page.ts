import { createHash } from 'node:crypto';
import { EncodedBody } from '../encoding/encoded-body.js';
import { BASE_HEADERS, contentSecurityPolicy } from '../security/security-headers.js';
import type { RenderedPage } from './storefront.js';

const BROTLI_QUALITY = 5;
const ETAG_LENGTH = 22;

/** A finished page: everything about its response that does not depend on the visitor. */
export interface Page {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  body: EncodedBody;
  weight: number;
}

/** Weak, because the same bytes go out in several encodings. */
export function etagOf(bytes: Buffer): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, ETAG_LENGTH)}"`;
}

/** Browsers revalidate pages each time (`no-cache`) and get 304 as long as they did not change. */
export function pageOf(
  rendered: Pick<RenderedPage, 'status' | 'headers' | 'html' | 'inlineStyles' | 'frameSources'>,
  inlineScripts: readonly string[] | 'any',
): Page {
  const bytes = Buffer.from(rendered.html);
  const etag = etagOf(bytes);
  const body = new EncodedBody(bytes, { brotliQuality: BROTLI_QUALITY });
  const headers: Record<string, string> = {
    ...BASE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    etag,
    ...rendered.headers,
  };
  if (inlineScripts === 'any') delete headers['content-security-policy'];
  else {
    const { inlineStyles, frameSources } = rendered;
    headers['content-security-policy'] = contentSecurityPolicy(inlineScripts, { inlineStyles, frameSources });
  }
  return { status: rendered.status, headers, etag, body, weight: body.weight };
}

/** The same page for one person, to be kept and listed nowhere. */
export function privatePage(page: Page): Page {
  const headers = {
    ...page.headers,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  };
  return { ...page, headers };
}

/** The last resort, when even the error screen cannot be rendered. */
export function plainErrorPage(reference: string): Page {
  const body = `<h1>Bir hata oluştu</h1>
<p>Sayfa şu anda gösterilemiyor. Lütfen biraz sonra tekrar deneyin.</p>
<p>Hata referansı: <code>${reference}</code></p>`;
  return plainPage(500, 'Bir hata oluştu', body, { 'cache-control': 'no-store' });
}

export const RETRY_SOON_SECONDS = 5;

const RETRY_SOON = { 'cache-control': 'no-store', 'retry-after': String(RETRY_SOON_SECONDS) };

/** The page for visitors who are turned away: it costs nothing to make. */
export function plainBusyPage(): Page {
  const body = `<h1>Şu anda çok yoğunuz</h1>
<p>Sayfa birkaç saniye sonra açılacaktır. Lütfen tekrar deneyin.</p>`;
  return plainPage(503, 'Şu anda çok yoğunuz', body, RETRY_SOON);
}

/** The page of a shop whose database cannot be asked at the moment. */
export function plainUnavailablePage(): Page {
  const body = `<h1>Hizmet şu anda kullanılamıyor</h1>
<p>Sayfa birkaç saniye sonra açılacaktır. Lütfen tekrar deneyin.</p>`;
  return plainPage(503, 'Hizmet şu anda kullanılamıyor', body, RETRY_SOON);
}

const PLAIN_STYLE =
  'body { font-family: system-ui, sans-serif; max-width: 32rem; margin: 15vh auto; padding: 0 1rem }';

function plainPage(status: number, title: string, body: string, headers: Record<string, string>): Page {
  const html = `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${PLAIN_STYLE}</style></head>
<body>
${body}
<p><a href="/">Ana sayfaya dönün</a></p>
</body>
</html>
`;
  return pageOf({ status, headers, html, inlineStyles: [PLAIN_STYLE] }, []);
}
