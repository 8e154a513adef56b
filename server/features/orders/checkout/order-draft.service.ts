import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import type { BusinessCalendar } from '../../../kernel/calendar/business-calendar.js';
import {
  CartService,
  LinePricingService,
  type PricedLines,
  type PricingTerms,
  type RequestedLine,
} from '../../cart/index.js';
import { allocateStock, availableStockOf, type StockAllocation } from '../../catalog/index.js';
import type { PaymentMethod } from '../history/order.statuses.js';
import type { DocumentOrder } from '../documents/document-order.js';
import { type RenderedDocument, withinForm } from '../documents/rendered-document.js';
import { OrderDocuments, type OrderTemplates } from '../documents/order-documents.service.js';
import { wantedStock } from '../commands/order.stock.js';
import { SettingsService, ShopCalendar, type SiteSettings } from '../../settings/index.js';
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
  openOrders: SiteSettings['openOrders'];
  /** Offered to those who want more than the limits allow. */
  contact: { phone: string; whatsappNumber: string | null };
  /** Those that are not turned off. */
  paymentMethods: readonly PaymentMethod[];
  templates: OrderTemplates;
  calendar: BusinessCalendar;
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
    private readonly calendar: ShopCalendar,
  ) {}

  /** For looking at the stock outside a transaction. */
  get reader(): EntityManager {
    return this.dataSource.manager;
  }

  async shopState(): Promise<ShopState> {
    const [terms, settings, templates, calendar] = await Promise.all([
      this.pricing.terms(),
      this.settings.current(),
      this.documents.templates(),
      this.calendar.asOfToday(),
    ]);
    return {
      terms,
      stockControl: settings.stockControl,
      orderLimits: settings.orderLimits,
      openOrders: settings.openOrders,
      contact: { phone: settings.contactPhone, whatsappNumber: settings.whatsappNumber },
      transferDueDays: settings.transferPayment.dueDays,
      paymentMethods: settings.paymentMethods.filter(({ enabled }) => enabled).map(({ method }) => method),
      templates,
      calendar,
    };
  }

  /** The documents of the order that the caller would place now; the cart stays as it is. */
  async documentsFor(context: RequestContext, input: OrderDraftInput): Promise<RenderedDocument[]> {
    const shop = await this.shopState();
    const { manager } = this.dataSource;
    const asked = givenLines(input) ?? (await this.cart.linesOf(manager, context));
    const priced = await this.price(manager, asked, shop);
    const available = availableStockOf(priced.offers.values());
    const allocations = allocateStock(available, wantedStock(priced.lines));
    return this.draft({ input, priced, allocations, shop }).documents.map(withinForm);
  }

  /** The given lines, or those of the caller's cart: they are taken out of it, and it stays locked until the commit. */
  askedLines(
    transaction: EntityManager,
    context: RequestContext,
    input: OrderDraftInput,
  ): Promise<RequestedLine[]> {
    const given = givenLines(input);
    return given ? Promise.resolve(given) : this.cart.takeLines(transaction, context);
  }

  /** @throws CART_EMPTY, and the refusals of pricing */
  async price(
    transaction: EntityManager,
    asked: readonly RequestedLine[],
    shop: ShopState,
  ): Promise<PricedLines> {
    if (asked.length === 0) throw cartEmpty();
    return this.pricing.priceLines(transaction, asked, shop.terms);
  }

  /** @param order `allocations` say in the order of the lines what the stock has for them */
  draft(order: {
    input: OrderDraftInput;
    priced: PricedLines;
    allocations: readonly StockAllocation[];
    shop: ShopState;
  }): DraftedOrder {
    const draft = draftOf(order.input, order.priced, order.allocations, order.shop.calendar);
    return { draft, documents: this.documents.render(order.shop.templates, draft) };
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
