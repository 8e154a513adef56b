import { Injectable, Logger } from '@nestjs/common';
import { ContentService } from '../../features/content/index.js';
import { Config } from '../../kernel/config/config.js';
import { stampOf } from '../../kernel/revision/revision-stamp.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { KeptBodies } from '../encoding/kept-bodies.js';
import type { OperationContext } from '../audience/operation-context.js';
import { Operations } from '../graphql/operations.js';
import { Metrics } from '../metrics/metrics.js';
import { contextOfPage } from '../sign-in/page-visit.js';
import { type Page, pageOf, plainBusyPage, plainErrorPage } from './page.js';
import { RenderQueue } from './render-queue.js';
import { type PageRequest, type RenderedPage, Storefront } from './storefront.js';

/** One page asked for: where the shop is reached, and the canonical address below it. */
export interface PageQuestion {
  origin: string;
  address: string;
  /** Id of the request, under which faults are logged. */
  reference: string;
  /** True once the visitor closed the connection. */
  isGone?: () => boolean;
  /** Of staff who look around while the shop is closed, and of customers at their orders: made for them, kept for nobody. */
  context?: OperationContext;
}

/** A page being made, and those who wait for it. */
interface Flight {
  page: Promise<Page>;
  questions: PageQuestion[];
}

/** A page that long is of an address somebody made up; it is answered, but takes the memory of no other. */
const MAX_KEPT_BYTES = 1_000_000;
const SERVICE_UNAVAILABLE = 503;
const RETRY_AFTER_SECONDS = 600;

/** Makes the pages of the storefront and keeps them until a revision moves. */
@Injectable()
export class Pages {
  private readonly log = new Logger(Pages.name);
  private readonly kept: KeptBodies<Page>;
  private readonly inTheMaking = new Map<string, Flight>();
  private readonly queue = new RenderQueue();
  private readonly hit: () => void;
  private readonly miss: () => void;

  constructor(
    config: Config,
    metrics: Metrics,
    private readonly storefront: Storefront,
    private readonly operations: Operations,
    private readonly revisions: Revisions,
    private readonly content: ContentService,
  ) {
    this.kept = new KeptBodies(config.pageCacheBytes);
    [this.hit, this.miss] = metrics.cache('page', () => this.kept.bytes);
  }

  /** The page from memory; nothing when it has to be made. */
  find({ origin, address }: Pick<PageQuestion, 'origin' | 'address'>): Page | undefined {
    const page = this.kept.get(`${origin}${address}`, stampOf(this.revisions.current()));
    if (page) this.hit();
    return page;
  }

  /**
   * Many may ask for the same page at once: it is made once. Never fails: a fault becomes the error page, too many pages
   * at once become one that asks to come back.
   */
  make(question: PageQuestion): Promise<Page> {
    if (question.context) return this.makeForOne(question);
    const stamp = stampOf(this.revisions.current());
    const flight = `${stamp} ${question.origin}${question.address}`;
    const underway = this.inTheMaking.get(flight);
    if (underway) {
      underway.questions.push(question);
      return underway.page;
    }
    this.miss();
    const questions = [question];
    const isWanted = () => questions.some(({ isGone }) => !isGone?.());
    const page = this.queue
      .run(() => this.makeNow(question, stamp), isWanted)
      .then((made) => made ?? plainBusyPage())
      .finally(() => this.inTheMaking.delete(flight));
    this.inTheMaking.set(flight, { page, questions });
    return page;
  }

  private async makeForOne(question: PageQuestion): Promise<Page> {
    const isWanted = () => !question.isGone?.();
    const made = await this.queue.run(() => this.makeNow(question, ''), isWanted);
    return made ?? plainBusyPage();
  }

  private async makeNow(question: PageQuestion, stamp: string): Promise<Page> {
    try {
      const { page, cacheable } = await this.render(question);
      const isKept =
        cacheable && !question.context && this.storefront.keepsPages && page.weight <= MAX_KEPT_BYTES;
      if (isKept) this.kept.keep(`${question.origin}${question.address}`, stamp, page);
      return page;
    } catch (error) {
      return this.failed(question, error);
    }
  }

  private async render(question: PageQuestion): Promise<{ page: Page; cacheable: boolean }> {
    const url = new URL(`${question.origin}${question.address}`);
    const { renderPage } = await this.storefront.entry();
    const rendered = await renderPage(this.requestFor(url, question));
    const { html, inlineScripts } = await this.storefront.finish(url, rendered);
    const headers = { ...(await this.headersOf(rendered)), ...rendered.headers };
    const page = pageOf({ status: rendered.status, headers, html }, inlineScripts);
    return { page, cacheable: rendered.cacheable };
  }

  private requestFor(url: URL, question: PageQuestion): PageRequest {
    const { origin, reference, context = contextOfPage(reference) } = question;
    return {
      url,
      origin,
      reference,
      assets: this.storefront.assets,
      execute: ({ query, variables }) => this.operations.run({ query, variables: { ...variables } }, context),
    };
  }

  /** Closed for maintenance, the shop asks search engines to come back, or to forget it if staff said so. */
  private async headersOf({ status }: RenderedPage): Promise<Record<string, string>> {
    if (status !== SERVICE_UNAVAILABLE) return {};
    const { disableIndexing } = await this.content.maintenance();
    const retry = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' };
    return disableIndexing ? { ...retry, 'x-robots-tag': 'noindex, nofollow' } : retry;
  }

  private async failed(question: PageQuestion, error: unknown): Promise<Page> {
    this.log.error({ err: error, requestId: question.reference });
    try {
      const url = new URL(question.origin);
      const { renderPage } = await this.storefront.entry();
      const rendered = await renderPage({ ...this.requestFor(url, question), failed: true });
      const { html, inlineScripts } = await this.storefront.finish(url, rendered);
      const headers = { ...rendered.headers, 'cache-control': 'no-store' };
      return pageOf({ status: 500, headers, html }, inlineScripts);
    } catch (errorOfErrorPage) {
      this.log.error({ err: errorOfErrorPage, requestId: question.reference });
      return plainErrorPage(question.reference);
    }
  }
}
