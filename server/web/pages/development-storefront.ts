import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { type EntryAssets, type RenderedPage, Storefront, type StorefrontEntry } from './storefront.js';

/** The client straight from its sources, through Vite; a change shows at the next request. */
export class DevelopmentStorefront extends Storefront {
  readonly cachesPages = false;
  readonly assets: EntryAssets = { scripts: ['/app/entry-client.tsx'], styles: [], modulePreloads: [] };
  readonly adminAssets: EntryAssets = { ...this.assets, scripts: ['/app/entry-admin.tsx'] };
  private vite?: ViteDevServer;

  async open(server: FastifyInstance): Promise<void> {
    const { createServer } = await import('vite');
    const vite = await createServer({
      server: { middlewareMode: true, hmr: { server: server.server } },
      appType: 'custom',
    });
    server.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
    this.vite = vite;
  }

  async close(): Promise<void> {
    await this.vite?.close();
  }

  async entry(): Promise<StorefrontEntry> {
    return (await this.running().ssrLoadModule('/app/entry-server.tsx')) as StorefrontEntry;
  }

  /** Vite adds inline scripts of its own, which no hash can name beforehand. */
  async finish(url: URL, page: RenderedPage): Promise<{ html: string; inlineScripts: 'any' }> {
    const html = page.html === '' ? '' : await this.running().transformIndexHtml(url.pathname, page.html);
    return { html, inlineScripts: 'any' };
  }

  private running(): ViteDevServer {
    if (!this.vite) throw new Error('The storefront is not open');
    return this.vite;
  }
}
