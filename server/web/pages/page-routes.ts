import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContentService, DraftPreviews } from '../../features/content/index.js';
import { EVERYBODY } from '../../kernel/actor/audience.js';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';
import { isConnectionFailure } from '../../kernel/database/connection-failure.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import type { OperationContext } from '../audience/operation-context.js';
import { Cookies, mayBeCustomer, mayBeStaff } from '../sign-in/cookies.js';
import { pageContext } from '../sign-in/page-context.js';
import { attachClientFiles } from './client-files.js';
import { canonicalAddress, draftTokenOf, isPathOfUrl, plainAddress, withDraftToken } from './page-address.js';
import { type Page, plainUnavailablePage, privatePage } from './page.js';
import { sendPage } from './page-response.js';
import { type RequestedPage, Pages } from './pages.js';
import { type RefusedForm, Storefront, type StorefrontEntry } from './storefront.js';

const OK = 200;
const MOVED_PERMANENTLY = 301;
/** Whether there is such an order or quote, and with it the status, depends on the customer; the page itself names nobody. */
const OF_ONE_CUSTOMER = /^\/(?:siparislerim|tekliflerim)\/./;
/** The storefront has no screen there. */
const UNKNOWN_ADDRESS = '/yok';
/** The page that says so of a link to a draft: at its own address, or scripts would show what is published instead. */
const ENDED_PREVIEW_ADDRESS = '/on-izleme-bitti';
const FOUND = 302;

/** Serves the storefront for every GET that no other route matches. */
@Injectable()
export class PageRoutes implements OnApplicationShutdown {
  private entry?: StorefrontEntry;

  constructor(
    private readonly config: Config,
    private readonly pages: Pages,
    private readonly storefront: Storefront,
    private readonly content: ContentService,
    private readonly previews: DraftPreviews,
    private readonly cookies: Cookies,
  ) {}

  /** To be called first: a cached page is sent before any other hook runs. */
  async attach(server: FastifyInstance): Promise<void> {
    await this.storefront.open(server);
    if (this.storefront.cachesPages) {
      this.entry = await this.storefront.entry();
      server.addHook('onRequest', (request, reply, done) => this.sendCachedPage(request, reply, done));
    }
    await attachClientFiles(server, path.resolve(this.config.clientDirectory, 'client'));
    for (const url of ['/admin', '/admin/*']) {
      server.route({
        method: 'GET',
        url,
        config: { audience: EVERYBODY },
        handler: (request, reply) => this.sendAdminShell(request, reply),
      });
    }
    server.route({
      method: 'GET',
      url: '/*',
      config: { audience: EVERYBODY },
      handler: (request, reply) => this.serve(request, reply),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.storefront.close();
  }

  /** Sends the not-found page for what another route did not find; it is the same for every address. */
  async sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const requested = { ...this.placeOf(request), address: UNKNOWN_ADDRESS, reference: request.id };
    this.send(this.pages.find(requested) ?? (await this.pages.make(requested)), 'none', request, reply);
  }

  /** Sends a page with the form that was sent to it in vain, and with what was typed. */
  async sendRefusedForm(
    { status: refusedStatus, ...refused }: RefusedForm & { status: number },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const page = privatePage(
      await this.pages.make({ ...this.placeOf(request), reference: request.id, refused }),
    );
    const status = page.status === OK ? refusedStatus : page.status;
    this.send({ ...page, status }, 'none', request, reply);
  }

  /** It names nobody and asks for nothing: who may see what, the panel asks of the interface. */
  private async sendAdminShell(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.send(await this.pages.adminShell(publicOrigin(this.config)), 'none', request, reply);
  }

  private sendCachedPage(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isShared = isRead && !mayBeStaff(request.headers) && draftTokenOf(request.url) === undefined;
    const page = isShared && this.pages.find(this.placeOf(request));
    if (page) this.send(page, 'hit', request, reply);
    else done();
  }

  private async serve(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [urlPath = '/'] = request.url.split('?', 1);
    if (urlPath.startsWith('/assets/')) throw notFound();
    const address = plainAddress(request.url);
    if (address !== undefined) {
      void reply.redirect(address, MOVED_PERMANENTLY);
      return;
    }
    const draftToken = draftTokenOf(request.url);
    if (draftToken !== undefined) {
      await this.servePreview(draftToken, request, reply);
      return;
    }
    const requested = await this.requestedPageOf(request).catch(unlessUnavailable);
    const cached = requested?.context ? undefined : this.pages.find(this.placeOf(request));
    if (cached) this.send(cached, 'hit', request, reply);
    else if (requested && (await this.isNowhere(requested))) await this.sendNotFoundPage(request, reply);
    else if (requested) this.send(await this.madeFor(requested), 'miss', request, reply);
    else this.send(plainUnavailablePage(), 'none', request, reply);
  }

  /** What was made for one person is for no cache on the way to them. */
  private async madeFor(requested: RequestedPage): Promise<Page> {
    const page = await this.pages.make(requested);
    return requested.context ? privatePage(page) : page;
  }

  /** A page of the shop with a draft in it, for all who have its link, and for no cache. */
  private async servePreview(token: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const preview = await this.previews.read(token).catch(unlessUnavailable);
    if (preview === undefined) {
      this.send(plainUnavailablePage(), 'none', request, reply);
      return;
    }
    if (preview === null) {
      void reply.header('cache-control', 'no-store').redirect(ENDED_PREVIEW_ADDRESS, FOUND);
      return;
    }
    if (!this.storefront.cachesPages) this.entry = await this.storefront.entry();
    const place = this.placeOf(request);
    const made = await this.pages.make({
      origin: place.origin,
      address: withDraftToken(place.address, token),
      reference: request.id,
      isDisconnected: () => request.socket.destroyed,
      context: { ...pageContext(request.id), preview },
    });
    this.send(privatePage(made), 'none', request, reply);
  }

  /** Each address of this kind would be rendered and cached on its own. */
  private async isNowhere({ origin, address, context }: RequestedPage): Promise<boolean> {
    const [urlPath = ''] = address.split('?', 1);
    if (context) return false;
    if (!isPathOfUrl(urlPath, origin)) return true;
    if (!this.entry?.isUnknownPath(urlPath)) return false;
    // Without a database the page itself says so.
    return (await this.content.staticPage(urlPath.slice(1)).catch(unlessUnavailable)) === null;
  }

  private send(
    page: Page,
    from: 'hit' | 'miss' | 'none',
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    sendPage(page, { from, hint: this.cookies.missingHint(request) }, request, reply);
  }

  private async requestedPageOf(request: FastifyRequest): Promise<RequestedPage> {
    if (!this.storefront.cachesPages) this.entry = await this.storefront.entry();
    return {
      ...this.placeOf(request),
      reference: request.id,
      isDisconnected: () => request.socket.destroyed,
      context: await this.contextOf(request),
    };
  }

  /** Undefined where everybody gets the same page. */
  private async contextOf(request: FastifyRequest): Promise<OperationContext | undefined> {
    const ofStaff = mayBeStaff(request.headers) ? await this.contextOfStaff(request) : undefined;
    if (ofStaff) return ofStaff;
    if (!OF_ONE_CUSTOMER.test(request.url) || !mayBeCustomer(request.headers)) return undefined;
    return { requestId: request.id, requestContext: () => request.requestContext() };
  }

  /** Undefined while the shop is open, and for visitors who are not staff: they get the page of everybody. */
  private async contextOfStaff(request: FastifyRequest): Promise<OperationContext | undefined> {
    const { enabled, allowAdminAccess } = await this.content.maintenance();
    if (!enabled || !allowAdminAccess) return undefined;
    const { staff } = await request.requestContext();
    return staff ? pageContext(request.id, staff) : undefined;
  }

  private placeOf(request: FastifyRequest): { origin: string; address: string } {
    return {
      origin: publicOrigin(this.config),
      address: canonicalAddress(
        request.url,
        this.entry?.canonicalParameters ?? (() => new URLSearchParams()),
      ),
    };
  }
}

/** Who asks is in the database: without it, a page of the cache is better than none. */
function unlessUnavailable(error: unknown): undefined {
  if (!isConnectionFailure(error)) throw error;
}
