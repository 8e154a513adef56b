import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { documentFile, LinkedOrders, OrderDocuments, orderNumber } from '../../features/orders/index.js';
import { Public } from '../../kernel/actor/audience.js';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';
import { PageRoutes } from '../pages/page-routes.js';
import { FILE_POLICY } from '../security/security-headers.js';

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
    const orderId = await this.linked.orderIdOf(token);
    const document = orderId && (await this.documents.read(orderId, slug));
    if (!orderId || !document) {
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
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    void reply.send(file.html);
  }
}
