import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { EncodedBody } from '../encoding/encoded-body.js';
import { BASE_HEADERS } from '../security/security-headers.js';
import { etagOf, type Page } from './page.js';

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED_ALREADY = new Set(['.png', '.webp', '.woff2']);
const BROTLI_QUALITY = 9;

/** Files under assets/ carry a hash of their content in their names. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT_LIVED = 'public, max-age=3600';

/**
 * The files of the built client. Their names are read once at the start, so that no request ever forms a path;
 * their bytes are read at the first request and stay in memory.
 */
export class ClientFiles {
  private readonly names: ReadonlySet<string>;
  private readonly read = new Map<string, Promise<Page>>();

  constructor(private readonly folder: string) {
    this.names = new Set(existsSync(folder) ? filesBelow(folder) : []);
  }

  /** The file behind a path such as `/assets/entry-1a2b.js`; nothing when the build has none. */
  find(urlPath: string): Promise<Page> | undefined {
    if (!this.names.has(urlPath)) return undefined;
    const known = this.read.get(urlPath);
    if (known) return known;
    const file = this.readFile(urlPath);
    this.read.set(urlPath, file);
    // Too many open files, say: the next request tries again.
    file.catch(() => this.read.delete(urlPath));
    return file;
  }

  private async readFile(urlPath: string): Promise<Page> {
    const bytes = await readFile(path.join(this.folder, urlPath));
    const extension = path.extname(urlPath);
    const etag = etagOf(bytes);
    const body = new EncodedBody(bytes, {
      brotliQuality: BROTLI_QUALITY,
      isCompressible: !COMPRESSED_ALREADY.has(extension),
    });
    const headers = {
      ...BASE_HEADERS,
      'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
      'cache-control': urlPath.startsWith('/assets/') ? IMMUTABLE : SHORT_LIVED,
      vary: 'accept-encoding',
      etag,
    };
    return { status: 200, headers, etag, body, weight: body.weight };
  }
}

/** Hidden files (the manifest of the build) stay inside. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .map((name) => `/${name}`);
}
