import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  LinkedOrders,
  OrderDocuments,
  OrderPapers,
  OrdersQueries,
  ReceiptFiles,
  receiptOf,
} from '../../features/orders/index.js';
import { Public } from '../../kernel/actor/audience.js';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';
import type { PaperFile } from '../../kernel/document/paper-file.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { PageRoutes } from '../pages/page-routes.js';
import { sendPrivateFile } from '../uploads/private-file-reply.js';
import { PRIVATE, sendDocument, sendPaper } from './document-reply.js';

const SEE_OTHER = 303;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Documents of an order, for callers with the secret of its link. */
@Public()
@Controller('siparis-belgesi')
export class OrderDownloadsController {
  constructor(
    private readonly linked: LinkedOrders,
    private readonly documents: OrderDocuments,
    private readonly papers: OrderPapers,
    private readonly orders: OrdersQueries,
    private readonly receipts: ReceiptFiles,
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
    await this.sendOf(token, { request, reply }, async (orderId) => {
      const document = await this.documents.read(orderId, slug);
      if (document) sendDocument(reply, document, { orderId, origin: publicOrigin(this.config) });
      return document !== null;
    });
  }

  /** @throws SERVICE_BUSY */
  @Get(':token/:slug/pdf')
  async acceptedText(
    @Param('token') token: string,
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.sendPaperOf(token, { request, reply }, (orderId) => this.papers.acceptedText(orderId, slug));
  }

  /** @throws SERVICE_BUSY */
  @Get(':token/proforma.pdf')
  async proforma(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.sendPaperOf(token, { request, reply }, (orderId) => this.papers.proforma(orderId));
  }

  @Get(':token/dekont/:receiptId')
  async receipt(
    @Param('token') token: string,
    @Param('receiptId') receiptId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.sendOf(token, { request, reply }, async (orderId) => {
      const file = receiptOf(await this.orders.byId(orderId), receiptId);
      if (file) await sendPrivateFile(reply, this.receipts, file);
      return file !== null;
    });
  }

  private sendPaperOf(
    token: string,
    exchange: Exchange,
    print: (orderId: string) => Promise<PaperFile | null>,
  ): Promise<void> {
    return this.sendOf(token, exchange, async (orderId) => {
      const paper = await print(orderId);
      if (paper) sendPaper(exchange.reply, paper);
      return paper !== null;
    });
  }

  /** @param send false when the order has no such file */
  private async sendOf(
    token: string,
    { request, reply }: Exchange,
    send: (orderId: string) => Promise<boolean>,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const orderId = await this.linked.orderIdOf(token).catch(unlessEnded);
    if (orderId === undefined) {
      void reply.redirect(`/siparis-takip/${encodeURIComponent(token)}`, SEE_OTHER);
      return;
    }
    const isSent = orderId !== null && (await send(orderId));
    if (!isSent) await this.pages.sendNotFoundPage(request, reply);
  }
}

/** Undefined for a link that has ended: the page of the order says why, and mails a new one. */
function unlessEnded(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.code !== 'ORDER_LINK_ENDED') throw error;
}
