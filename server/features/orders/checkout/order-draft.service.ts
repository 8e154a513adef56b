import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { CartService, LinePricingService, type PricingTerms } from '../../cart/index.js';
import type { DocumentOrder } from '../documents/document-order.js';
import type { RenderedDocument } from '../documents/rendered-document.js';
import { OrderDocuments, type OrderTemplates } from '../documents/order-documents.service.js';
import { SettingsService } from '../../settings/index.js';
import type { OrderDraftInput } from './checkout.input.js';
import { cartEmpty } from './checkout.refusals.js';
import type { OrderLimits } from './order-limits.js';
import { draftOf } from './order.draft.js';

/** What is read before a transaction begins: inside, it would wait for a second connection. */
export interface ShopState {
  terms: PricingTerms;
  stockControl: boolean;
  /** Days within which a bank transfer is expected. */
  transferDueDays: number;
  orderLimits: OrderLimits;
  /** Offered to those who want more than the limits allow. */
  contact: { phone: string; whatsappNumber: string | null };
  templates: OrderTemplates;
}

/** An order as it would be placed now. */
interface DraftedOrder {
  draft: DocumentOrder;
  documents: RenderedDocument[];
}

/** Computes what an order costs, and renders its documents. */
@Injectable()
export class OrderDraftService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cart: CartService,
    private readonly pricing: LinePricingService,
    private readonly documents: OrderDocuments,
    private readonly settings: SettingsService,
  ) {}

  async shopState(): Promise<ShopState> {
    const [terms, settings, templates] = await Promise.all([
      this.pricing.terms(),
      this.settings.current(),
      this.documents.templates(),
    ]);
    const { stockControl, orderLimits, transferPayment, contactPhone: phone, whatsappNumber } = settings;
    const contact = { phone, whatsappNumber };
    return { terms, stockControl, orderLimits, contact, transferDueDays: transferPayment.dueDays, templates };
  }

  /** The documents of the order that the caller would place now. */
  async documentsFor(context: RequestContext, input: OrderDraftInput): Promise<RenderedDocument[]> {
    const shop = await this.shopState();
    const { documents } = await this.dataSource.transaction((transaction) =>
      this.draft(transaction, { context, input, shop }),
    );
    return documents;
  }

  /**
   * Prices the given lines, or those of the caller's cart, which stays locked until the transaction ends.
   *
   * @throws CART_EMPTY, and the refusals of pricing
   */
  async draft(
    transaction: EntityManager,
    { context, input, shop }: { context: RequestContext; input: OrderDraftInput; shop: ShopState },
  ): Promise<DraftedOrder> {
    const asked = input.lines
      ? input.lines.map(({ productId, variations, quantity }) => ({
          productId,
          quantity,
          variations: variations ?? [],
        }))
      : await this.cart.linesForOrder(transaction, context);
    if (asked.length === 0) throw cartEmpty();
    const priced = await this.pricing.priceLines(transaction, asked, shop.terms);
    const draft = draftOf(input, priced);
    return { draft, documents: this.documents.render(shop.templates, draft) };
  }
}
