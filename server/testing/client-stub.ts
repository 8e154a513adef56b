import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PLAIN_ENTRY = `
export const canonicalParameters = () => new URLSearchParams();
export const isUnknownPath = () => false;
export const renderPage = () => Promise.resolve({ status: 200, html: '<p>', headers: {}, inlineScripts: [], cacheable: true });
export const renderAdminShell = (assets) => ({ status: 200, html: '<p>' + assets.scripts, inlineScripts: [], cacheable: false,
  headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' } });`;

const MANIFEST = JSON.stringify({
  'app/entry-client.tsx': { file: 'assets/entry-1.js', isEntry: true },
  'app/entry-admin.tsx': { file: 'assets/panel-1.js', isEntry: true },
});

export interface ClientStub {
  /** Source of the module that stands for the client's server entry. */
  entry?: string;
  /** Files of the client's build by their path below it. */
  files?: Record<string, string | Buffer>;
}

/** Writes a storefront of a few lines in place of the built client. */
export function writeClientStub(folder: string, { entry = PLAIN_ENTRY, files }: ClientStub): void {
  const built: Record<string, string | Buffer> = {
    'package.json': '{ "type": "module" }',
    'ssr/entry-server.js': entry,
    'client/.vite/manifest.json': MANIFEST,
    'client/assets/entry-1.js': 'export {};',
    ...files,
  };
  for (const [name, content] of Object.entries(built)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
