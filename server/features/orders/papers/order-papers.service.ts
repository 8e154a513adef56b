import { Injectable } from '@nestjs/common';
import { Config } from '../../../kernel/config/config.js';
import { publicOrigin } from '../../../kernel/config/public-origin.js';
import type { BusinessDocument } from '../../../kernel/document/business-document.js';
import { DocumentRenderer } from '../../../kernel/document/document-renderer.js';
import type { PaperFile } from '../../../kernel/document/paper-file.js';
import { SettingsService, type SiteSettings } from '../../settings/index.js';
import { OrderDocuments } from '../documents/order-documents.service.js';
import { OrdersQueries } from '../rows/orders.queries.js';
import { acceptedTextOf } from './accepted-text.js';
import { isKnown, type KnownOrder } from './order-paper.js';
import { packingSlipOf } from './packing-slip.js';
import { proformaOf } from './proforma.js';

/** Papers made of an order as it is now, and of the texts accepted with it, each time anew: nothing of them is stored. */
@Injectable()
export class OrderPapers {
  constructor(
    private readonly orders: OrdersQueries,
    private readonly documents: OrderDocuments,
    private readonly settings: SettingsService,
    private readonly config: Config,
    private readonly renderer: DocumentRenderer,
  ) {}

  /**
   * The proforma invoice of an order; null when there is no such order, or its buyer was erased.
   *
   * @throws SERVICE_BUSY
   */
  proforma(orderId: string): Promise<PaperFile | null> {
    return this.print(orderId, 'proforma-fatura', proformaOf);
  }

  /** Its packing slip, likewise. */
  packingSlip(orderId: string): Promise<PaperFile | null> {
    return this.print(orderId, 'sevk-fisi', packingSlipOf);
  }

  /**
   * A text as it was accepted with an order; null when the order has no such text, or its buyer was erased.
   *
   * @throws SERVICE_BUSY; when the text is not the one whose hash was accepted
   */
  async acceptedText(orderId: string, slug: string): Promise<PaperFile | null> {
    const [order, text] = await Promise.all([this.orders.byId(orderId), this.documents.read(orderId, slug)]);
    if (!order || !text) return null;
    const pdf = await this.renderer.renderDocument(acceptedTextOf(text, order, publicOrigin(this.config)));
    return { name: `${slug}-${order.number}.pdf`, pdf };
  }

  private async print(
    orderId: string,
    name: string,
    write: (order: KnownOrder, settings: SiteSettings) => BusinessDocument,
  ): Promise<PaperFile | null> {
    const order = await this.orders.byId(orderId);
    if (!order || !isKnown(order)) return null;
    const pdf = await this.renderer.renderDocument(write(order, await this.settings.current()));
    return { name: `${name}-${order.number}.pdf`, pdf };
  }
}
