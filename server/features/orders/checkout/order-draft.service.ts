import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { CartService, LinePricingService, type PricingTerms, type RequestedLine } from '../../cart/index.js';
import type { DocumentOrder } from '../documents/document-order.js';
import type { RenderedDocument } from '../documents/rendered-document.js';
import { OrderDocuments, type OrderTemplates } from '../documents/order-documents.service.js';
import { SettingsService } from '../../settings/index.js';
import type { OrderDraftInput } from './checkout.input.js';
import { cartEmpty } from './checkout.refusals.js';
import { draftOf } from './order.draft.js';

/** What is read before a transaction begins: inside, it would wait for a second connection. */
export interface ShopState {
  terms: PricingTerms;
  stockControl: boolean;
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
    const [terms, { stockControl }, templates] = await Promise.all([
      this.pricing.terms(),
      this.settings.current(),
      this.documents.templates(),
    ]);
    return { terms, stockControl, templates };
  }

  /** The documents of the order that the caller would place now; the cart stays as it is. */
  async documentsFor(context: RequestContext, input: OrderDraftInput): Promise<RenderedDocument[]> {
    const shop = await this.shopState();
    const { documents } = await this.dataSource.transaction(async (transaction) => {
      const asked = givenLines(input) ?? (await this.cart.linesOf(transaction, context));
      return this.drafted(transaction, { asked, input, shop });
    });
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
    const asked = givenLines(input) ?? (await this.cart.linesForOrder(transaction, context));
    return this.drafted(transaction, { asked, input, shop });
  }

  private async drafted(
    transaction: EntityManager,
    { asked, input, shop }: { asked: readonly RequestedLine[]; input: OrderDraftInput; shop: ShopState },
  ): Promise<DraftedOrder> {
    if (asked.length === 0) throw cartEmpty();
    const priced = await this.pricing.priceLines(transaction, asked, shop.terms);
    const draft = draftOf(input, priced);
    return { draft, documents: this.documents.render(shop.templates, draft) };
  }
}

/** Undefined when the caller's cart is meant. */
function givenLines({ lines }: OrderDraftInput): RequestedLine[] | undefined {
  return lines?.map(({ productId, variations, quantity }) => ({
    productId,
    quantity,
    variations: variations ?? [],
  }));
}
