import { Injectable, Logger } from '@nestjs/common';
import { ContentService } from '../../features/content/index.js';
import { Clock } from '../../kernel/clock/clock.js';
import { Config } from '../../kernel/config/config.js';
import { isConnectionFailure } from '../../kernel/database/connection-failure.js';
import { dataVersionKey } from '../../kernel/data-version/data-version-key.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { CachedBodies } from '../encoding/cached-bodies.js';
import type { OperationContext } from '../audience/operation-context.js';
import { logCause } from '../errors/outgoing-error.js';
import { Operations } from '../graphql/operations.js';
import { RETRY_AFTER_MAINTENANCE_SECONDS } from '../maintenance/maintenance.refusals.js';
import { Metrics } from '../metrics/metrics.js';
import { pageContext } from '../sign-in/page-context.js';
import {
  type Page,
  pageOf,
  plainBusyPage,
  plainErrorPage,
  plainUnavailablePage,
  RETRY_SOON_SECONDS,
} from './page.js';
import { RenderLimiter } from './render-limiter.js';
import { type PageRequest, type RefusedForm, type RenderedPage, Storefront } from './storefront.js';

/** A requested page: where the shop is reached, and the canonical address below it. */
export interface RequestedPage {
  origin: string;
  address: string;
  /** Id of the request, under which errors are logged. */
  reference: string;
  /** True once the visitor closed the connection. */
  isDisconnected?: () => boolean;
  /** Of staff during maintenance, and of customers at their orders: rendered for them alone, never cached. */
  context?: OperationContext;
  /** The page shows it, to who sent it alone. */
  refused?: RefusedForm;
}

/** A page that is being rendered, and the requests that wait for it. */
interface OngoingRender {
  page: Promise<Page>;
  waiting: RequestedPage[];
}

/** A page that long belongs to a made-up address; it is sent, but not cached in place of others. */
const MAX_CACHED_BYTES = 1_000_000;
const SERVICE_UNAVAILABLE = 503;

/** Renders the pages of the storefront and caches them until a data version changes. */
@Injectable()
export class Pages {
  private readonly log = new Logger(Pages.name);
  private readonly cache: CachedBodies<Page>;
  private readonly ongoingRenders = new Map<string, OngoingRender>();
  private readonly renderLimiter = new RenderLimiter();
  private readonly hit: () => void;
  private readonly miss: () => void;

  constructor(
    config: Config,
    metrics: Metrics,
    private readonly storefront: Storefront,
    private readonly operations: Operations,
    private readonly dataVersions: DataVersions,
    private readonly content: ContentService,
    private readonly clock: Clock,
  ) {
    this.cache = new CachedBodies(config.pageCacheBytes);
    [this.hit, this.miss] = metrics.cache('page', () => this.cache.bytes);
  }

  /** The page from the cache; undefined when it has to be rendered. */
  find({ origin, address }: Pick<RequestedPage, 'origin' | 'address'>): Page | undefined {
    const page = this.cache.get(`${origin}${address}`, this.stamp());
    if (page) this.hit();
    return page;
  }

  /**
   * Concurrent requests for the same page share one render. Never rejects: an error becomes the error page, too many pages
   * at once become one that asks to come back.
   */
  make(requested: RequestedPage): Promise<Page> {
    if (requested.context || requested.refused) return this.renderForOne(requested);
    const stamp = this.stamp();
    const key = `${stamp} ${requested.origin}${requested.address}`;
    const ongoing = this.ongoingRenders.get(key);
    if (ongoing) {
      ongoing.waiting.push(requested);
      return ongoing.page;
    }
    this.miss();
    const waiting = [requested];
    const isWanted = () => waiting.some(({ isDisconnected }) => !isDisconnected?.());
    const page = this.renderLimiter
      .run(() => this.renderAndCache(requested, stamp), isWanted)
      .then((made) => made ?? plainBusyPage())
      .finally(() => this.ongoingRenders.delete(key));
    this.ongoingRenders.set(key, { page, waiting });
    return page;
  }

  /** The empty page that the panel fills in the browser: the same for everybody, and never cached. */
  async adminShell(origin: string): Promise<Page> {
    const { renderAdminShell } = await this.storefront.entry();
    const rendered = renderAdminShell(this.storefront.adminAssets);
    const { html, inlineScripts } = await this.storefront.finish(new URL('/admin', origin), rendered);
    return pageOf({ ...rendered, html }, inlineScripts);
  }

  private stamp(): string {
    return dataVersionKey(this.dataVersions.current(), this.clock.now());
  }

  private async renderForOne(requested: RequestedPage): Promise<Page> {
    const isWanted = () => !requested.isDisconnected?.();
    const made = await this.renderLimiter.run(() => this.renderAndCache(requested, ''), isWanted);
    return made ?? plainBusyPage();
  }

  private async renderAndCache(requested: RequestedPage, stamp: string): Promise<Page> {
    try {
      const { page, cacheable } = await this.render(requested);
      const isShared = !requested.context && !requested.refused;
      const isCached =
        cacheable && isShared && this.storefront.cachesPages && page.weight <= MAX_CACHED_BYTES;
      if (isCached) this.cache.set(`${requested.origin}${requested.address}`, stamp, page);
      return page;
    } catch (error) {
      return this.failed(requested, error);
    }
  }

  private async render(requested: RequestedPage): Promise<{ page: Page; cacheable: boolean }> {
    const url = new URL(`${requested.origin}${requested.address}`);
    const { renderPage } = await this.storefront.entry();
    const rendered = await renderPage(this.requestFor(url, requested));
    const { html, inlineScripts } = await this.storefront.finish(url, rendered);
    const headers = { ...(await this.headersOf(rendered)), ...rendered.headers };
    const page = pageOf({ ...rendered, headers, html }, inlineScripts);
    return { page, cacheable: rendered.cacheable };
  }

  private requestFor(url: URL, requested: RequestedPage): PageRequest {
    const { origin, reference, refused, context = pageContext(reference) } = requested;
    return {
      url,
      origin,
      reference,
      refused,
      assets: this.storefront.assets,
      execute: ({ query, variables }) => this.operations.run({ query, variables: { ...variables } }, context),
    };
  }

  /**
   * Closed for maintenance, the shop asks search engines to come back, or to forget it if staff said so; without its
   * database, to come back soon.
   */
  private async headersOf({ status }: RenderedPage): Promise<Record<string, string>> {
    if (status !== SERVICE_UNAVAILABLE) return {};
    const { enabled, disableIndexing } = await this.content.maintenance();
    const seconds = enabled ? RETRY_AFTER_MAINTENANCE_SECONDS : RETRY_SOON_SECONDS;
    const retry = { 'retry-after': String(seconds), 'cache-control': 'no-store' };
    return enabled && disableIndexing ? { ...retry, 'x-robots-tag': 'noindex, nofollow' } : retry;
  }

  private async failed(requested: RequestedPage, error: unknown): Promise<Page> {
    logCause(this.log, error, requested.reference);
    if (isConnectionFailure(error)) return plainUnavailablePage();
    try {
      const url = new URL(requested.origin);
      const { renderPage } = await this.storefront.entry();
      const rendered = await renderPage({ ...this.requestFor(url, requested), failed: true });
      const { html, inlineScripts } = await this.storefront.finish(url, rendered);
      const headers = { ...rendered.headers, 'cache-control': 'no-store' };
      return pageOf({ status: 500, headers, html }, inlineScripts);
    } catch (errorOfErrorPage) {
      this.log.error({ err: errorOfErrorPage, requestId: requested.reference });
      return plainErrorPage(requested.reference);
    }
  }
}
