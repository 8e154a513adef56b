import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Visit } from '../../kernel/actor/visit.js';
import { CartService, LinePricing, type PricedLines, type PricingTerms } from '../cart/index.js';
import { type DrawnDocument, OrderDocuments, type OrderTemplates } from '../order-documents/index.js';
import { SettingsService } from '../settings/index.js';
import type { OrderDraftInput } from './checkout.input.js';
import { cartEmpty } from './checkout.refusals.js';
import { draftOf } from './order.draft.js';

/** What is read before a transaction begins: inside it would wait for a second connection. */
export interface ShopState {
  terms: PricingTerms;
  stockControl: boolean;
  templates: OrderTemplates;
}

/** An order as it would be placed now. */
interface DraftedOrder {
  priced: PricedLines;
  documents: DrawnDocument[];
}

/** Works out what an order comes to, and the documents that go with it. */
@Injectable()
export class OrderDrafting {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cart: CartService,
    private readonly pricing: LinePricing,
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

  /** The documents for what the caller would order now. */
  async documentsFor(visit: Visit, input: OrderDraftInput): Promise<DrawnDocument[]> {
    const shop = await this.shopState();
    const { documents } = await this.dataSource.transaction((manager) =>
      this.draft(manager, { visit, input, shop }),
    );
    return documents;
  }

  /**
   * Prices the lines given, or those of the caller's cart, which is held until the transaction ends.
   *
   * @throws CART_EMPTY, and whatever pricing refuses a line with
   */
  async draft(
    manager: EntityManager,
    { visit, input, shop }: { visit: Visit; input: OrderDraftInput; shop: ShopState },
  ): Promise<DraftedOrder> {
    const asked = input.lines
      ? input.lines.map(({ productId, variations, quantity }) => ({
          productId,
          quantity,
          variations: variations ?? [],
        }))
      : await this.cart.linesForOrder(manager, visit);
    if (asked.length === 0) throw cartEmpty();
    const priced = await this.pricing.priceLines(manager, asked, shop.terms);
    return { priced, documents: this.documents.drawUp(shop.templates, draftOf(input, priced)) };
  }
}
