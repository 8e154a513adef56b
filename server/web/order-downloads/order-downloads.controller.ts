import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentFile, LinkedOrders, OrderDocuments, orderNumber } from '../../features/orders/index.js';
import { Public } from '../../kernel/actor/audience.js';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { PageRoutes } from '../pages/page-routes.js';
import { FILE_POLICY } from '../security/security-headers.js';

const SEE_OTHER = 303;
const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Documents of an order, for callers with the secret of its link. */
@Public()
@Controller('siparis-belgesi')
export class OrderDownloadsController {
  constructor(
    private readonly linked: LinkedOrders,
    private readonly documents: OrderDocuments,
    private readonly pages: PageRoutes,
    private readonly config: Config,
  ) {}

  @Get(':token/:slug')
  async download(
    @Param('token') token: string,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const orderId = await this.linked.orderIdOf(token).catch(unlessEnded);
    if (orderId === undefined) {
      void reply.redirect(`/siparis-takip/${encodeURIComponent(token)}`, SEE_OTHER);
      return;
    }
    const document = orderId !== null && (await this.documents.read(orderId, slug));
    if (!document) {
      await this.pages.sendNotFoundPage(request, reply);
      return;
    }
    const file = documentFile(document, {
      orderNumber: orderNumber(orderId),
      origin: publicOrigin(this.config),
    });
    void reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}"`,
      'content-security-policy': FILE_POLICY,
    });
    void reply.send(file.html);
  }
}

/** Undefined for a link that has ended: the page of the order says why, and mails a new one. */
function unlessEnded(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.code !== 'ORDER_LINK_ENDED') throw error;
}
