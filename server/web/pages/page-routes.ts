import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContentService } from '../../features/content/index.js';
import type { Audience } from '../../kernel/audience/audience.js';
import { Config } from '../../kernel/config/config.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import type { OperationContext } from '../audience/operation-context.js';
import { mayBeCustomer, mayBeStaff } from '../sign-in/cookies.js';
import { contextOfPage } from '../sign-in/page-visit.js';
import { ClientFiles } from './client-files.js';
import { canonicalAddress, originOf, withoutLastSlash } from './page-address.js';
import { answerWith } from './page-answer.js';
import { type PageQuestion, Pages } from './pages.js';
import { Storefront } from './storefront.js';

const MOVED_PERMANENTLY = 301;
/** Whether there is such an order depends on who asks, and with it the status; the page itself names nobody. */
const OF_ONE_CUSTOMER = /^\/siparislerim\/./;
/** The storefront has no screen there. */
const UNKNOWN_ADDRESS = '/yok';
const EVERYBODY: Audience = { kind: 'public' };

/** Puts the storefront behind every GET that nothing else answers. */
@Injectable()
export class PageRoutes implements OnApplicationShutdown {
  private readonly files: ClientFiles;
  private knownParameters: ReadonlySet<string> = new Set();

  constructor(
    private readonly config: Config,
    private readonly pages: Pages,
    private readonly storefront: Storefront,
    private readonly content: ContentService,
  ) {
    this.files = new ClientFiles(path.resolve(config.clientDirectory, 'client'));
  }

  /** To be called first: a page from memory is answered before any other hook runs. */
  async attach(server: FastifyInstance): Promise<void> {
    await this.storefront.open(server);
    if (this.storefront.keepsPages) {
      this.knownParameters = new Set((await this.storefront.entry()).knownParameters);
      server.addHook('onRequest', (request, reply, done) => this.answerFromMemory(request, reply, done));
    }
    server.route({
      method: 'GET',
      url: '/*',
      config: { audience: EVERYBODY },
      handler: (request, reply) => this.answer(request, reply),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.storefront.close();
  }

  /** The page that says so, for what another route looked for in vain; it is the same whatever was looked for. */
  async answerMissing(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const question = { ...this.placeOf(request), address: UNKNOWN_ADDRESS, reference: request.id };
    answerWith(this.pages.find(question) ?? (await this.pages.make(question)), 'none', request, reply);
  }

  private answerFromMemory(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead && !mayBeStaff(request.headers) && this.pages.find(this.placeOf(request));
    if (page) answerWith(page, 'hit', request, reply);
    else done();
  }

  private async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const [urlPath = '/'] = request.url.split('?', 1);
    const file = await this.files.find(urlPath);
    if (file) {
      answerWith(file, 'none', request, reply);
      return;
    }
    if (urlPath.startsWith('/assets/')) throw notFound();
    const plainAddress = withoutLastSlash(request.url);
    if (plainAddress !== undefined) {
      void reply.redirect(plainAddress, MOVED_PERMANENTLY);
      return;
    }
    const question = await this.questionOf(request);
    const kept = question.context ? undefined : this.pages.find(question);
    if (kept) answerWith(kept, 'hit', request, reply);
    else answerWith(await this.pages.make(question), 'miss', request, reply);
  }

  private async questionOf(request: FastifyRequest): Promise<PageQuestion> {
    if (!this.storefront.keepsPages) {
      this.knownParameters = new Set((await this.storefront.entry()).knownParameters);
    }
    return {
      ...this.placeOf(request),
      reference: request.id,
      isGone: () => request.socket.destroyed,
      context: await this.contextOf(request),
    };
  }

  /** Nothing where everybody gets the same page. */
  private async contextOf(request: FastifyRequest): Promise<OperationContext | undefined> {
    const ofStaff = mayBeStaff(request.headers) ? await this.contextOfStaff(request) : undefined;
    if (ofStaff) return ofStaff;
    if (!OF_ONE_CUSTOMER.test(request.url) || !mayBeCustomer(request.headers)) return undefined;
    return { requestId: request.id, visit: () => request.visit() };
  }

  /** Nothing while the shop is open, and for who is no staff: they get the page of everybody. */
  private async contextOfStaff(request: FastifyRequest): Promise<OperationContext | undefined> {
    const { enabled, allowAdminAccess } = await this.content.maintenance();
    if (!enabled || !allowAdminAccess) return undefined;
    const { staff } = await request.visit();
    return staff ? contextOfPage(request.id, staff) : undefined;
  }

  private placeOf(request: FastifyRequest): { origin: string; address: string } {
    return {
      origin: this.config.publicUrl ?? originOf(request),
      address: canonicalAddress(request.url, this.knownParameters),
    };
  }
}
