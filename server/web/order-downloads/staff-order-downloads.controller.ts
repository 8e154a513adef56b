import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isUUID } from 'class-validator';
import {
  OrderDocuments,
  OrderPapers,
  OrdersQueries,
  ReceiptFiles,
  receiptOf,
} from '../../features/orders/index.js';
import { BackOfficeOnly } from '../../kernel/actor/audience.js';
import { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';
import type { PaperFile } from '../../kernel/document/paper-file.js';
import { notFound } from '../../kernel/refusal/general.refusals.js';
import { sendPrivateFile } from '../uploads/private-file-reply.js';
import { PRIVATE, sendDocument, sendPaper } from './document-reply.js';

/** Documents of any order, as its buyer accepted them, for staff and back-office programs. */
@BackOfficeOnly('orders')
@Controller('admin/siparis-belgesi')
export class StaffOrderDownloadsController {
  constructor(
    private readonly documents: OrderDocuments,
    private readonly papers: OrderPapers,
    private readonly orders: OrdersQueries,
    private readonly receipts: ReceiptFiles,
    private readonly config: Config,
  ) {}

  /** @throws NOT_FOUND for an unknown order or document, and once the buyer was erased */
  @Get(':orderId/:slug')
  async download(
    @Param('orderId') orderId: string,
    @Param('slug') slug: string,
    @Query('goster') shown: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const document = isUUID(orderId) ? await this.documents.read(orderId.toLowerCase(), slug) : null;
    if (!document) throw notFound();
    const disposition = shown === undefined ? 'attachment' : 'inline';
    sendDocument(reply, document, { orderId, disposition, origin: publicOrigin(this.config) });
  }

  /** @throws NOT_FOUND for an unknown order or document, and once the buyer was erased; SERVICE_BUSY */
  @Get(':orderId/:slug/pdf')
  acceptedText(
    @Param('orderId') orderId: string,
    @Param('slug') slug: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.sendPaperOf(orderId, reply, (id) => this.papers.acceptedText(id, slug));
  }

  /** @throws NOT_FOUND for an unknown order, and once the buyer was erased; SERVICE_BUSY */
  @Get(':orderId/proforma.pdf')
  proforma(@Param('orderId') orderId: string, @Res() reply: FastifyReply): Promise<void> {
    return this.sendPaperOf(orderId, reply, (id) => this.papers.proforma(id));
  }

  /** @throws NOT_FOUND, SERVICE_BUSY */
  @Get(':orderId/sevk-fisi.pdf')
  packingSlip(@Param('orderId') orderId: string, @Res() reply: FastifyReply): Promise<void> {
    return this.sendPaperOf(orderId, reply, (id) => this.papers.packingSlip(id));
  }

  /** @throws NOT_FOUND for what the order does not have, and once the buyer was erased */
  @Get(':orderId/dekont/:receiptId')
  async receipt(
    @Param('orderId') orderId: string,
    @Param('receiptId') receiptId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const order = isUUID(orderId) ? await this.orders.byId(orderId.toLowerCase()) : null;
    const file = receiptOf(order, receiptId);
    if (!file) throw notFound();
    await sendPrivateFile(reply, this.receipts, file);
  }

  private async sendPaperOf(
    orderId: string,
    reply: FastifyReply,
    print: (orderId: string) => Promise<PaperFile | null>,
  ): Promise<void> {
    void reply.headers(PRIVATE);
    const paper = isUUID(orderId) ? await print(orderId.toLowerCase()) : null;
    if (!paper) throw notFound();
    sendPaper(reply, paper);
  }
}
