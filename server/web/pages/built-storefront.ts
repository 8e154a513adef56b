import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { BootError } from '../../kernel/config/boot-error.js';
import { type EntryAssets, type RenderedPage, Storefront, type StorefrontEntry } from './storefront.js';

const manifestShape = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);

/** The client as `npm run build` made it. */
export class BuiltStorefront extends Storefront {
  readonly cachesPages = true;
  assets: EntryAssets = { scripts: [], styles: [], modulePreloads: [] };
  adminAssets = this.assets;
  private loaded?: StorefrontEntry;

  constructor(private readonly clientDirectory: string) {
    super();
  }

  async open(): Promise<void> {
    const entryPath = path.resolve(this.clientDirectory, 'ssr/entry-server.js');
    const manifestPath = path.resolve(this.clientDirectory, 'client/.vite/manifest.json');
    for (const file of [entryPath, manifestPath]) {
      if (!existsSync(file)) {
        throw new BootError(`The client is not built: ${file} is missing (npm run build).`);
      }
    }
    const manifest = manifestShape.parse(JSON.parse(readFileSync(manifestPath, 'utf8')));
    this.assets = entryAssets(manifest, 'app/entry-client.tsx');
    this.adminAssets = entryAssets(manifest, 'app/entry-admin.tsx');
    this.loaded = (await import(pathToFileURL(entryPath).href)) as StorefrontEntry;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  entry(): Promise<StorefrontEntry> {
    return this.loaded
      ? Promise.resolve(this.loaded)
      : Promise.reject(new Error('The storefront is not open'));
  }

  finish(_url: URL, page: RenderedPage): Promise<{ html: string; inlineScripts: readonly string[] }> {
    return Promise.resolve(page);
  }
}

/** Addresses of an entry of the browser's build and of everything it loads at once. */
function entryAssets(manifest: z.infer<typeof manifestShape>, entry: string): EntryAssets {
  const chunks = new Set<string>();
  const collect = (key: string): void => {
    if (chunks.has(key)) return;
    chunks.add(key);
    manifest[key]?.imports?.forEach(collect);
  };
  collect(entry);
  const files = [...chunks].map((key) => manifest[key]);
  const [script, ...imported] = files.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : []));
  return {
    scripts: script ? [script] : [],
    styles: [...new Set(files.flatMap((chunk) => chunk?.css ?? []))].map((file) => `/${file}`),
    modulePreloads: imported,
  };
}
