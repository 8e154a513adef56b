import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../kernel/actor/request-context.js';
import { CommandRunner } from '../../../kernel/event-store/command-runner.js';
import { ORDERS } from '../commands/order.category.js';
import { OrdersOfBuyers } from '../commands/orders-of-buyers.js';
import { checkAccepted } from '../documents/acceptance.js';
import type { DocumentOrder } from '../documents/document-order.js';
import { OrderDocuments } from '../documents/order-documents.service.js';
import { type RenderedDocument, withinForm } from '../documents/rendered-document.js';
import { acceptOrderDocuments } from '../history/order.decider.js';
import type { OrderState } from '../history/order.state.js';
import type { AcceptOrderDocumentsInput } from './quoted.input.js';

/** The documents of orders that staff recorded: their buyers accept them themselves, as an order of their own would be. */
@Injectable()
export class WaitingDocuments {
  constructor(
    private readonly runner: CommandRunner,
    private readonly documents: OrderDocuments,
    private readonly orders: OrdersOfBuyers,
  ) {}

  /** Those that an order waits for; none once they were accepted, and for an order that was cancelled or whose buyer was erased. */
  async of(order: OrderState): Promise<RenderedDocument[]> {
    const stated = waitingOrder(order);
    if (!stated) return [];
    return this.documents.render(await this.documents.templates(), stated).map(withinForm);
  }

  /**
   * @returns the id of the order
   * @throws NOT_FOUND, ORDER_LINK_ENDED, DOCUMENTS_NOT_ACCEPTED, DOCUMENTS_CHANGED
   */
  async accept(
    { acceptedDocuments, ...named }: AcceptOrderDocumentsInput,
    context: RequestContext,
  ): Promise<string> {
    const { orderId, cause } = await this.orders.find(named, context);
    const templates = await this.documents.templates();
    await this.runner.inTransaction(cause, async (work) => {
      const stream = await work.load(ORDERS, orderId);
      const order = stream.state();
      const stated = waitingOrder(order);
      if (!stated) return;
      const documents = this.documents.render(templates, stated);
      checkAccepted(documents, acceptedDocuments, stated.lines);
      const accepted = documents.map(({ slug, version, hash }) => ({ slug, version, hash }));
      await this.documents.store(work.transaction, { orderId, streamKey: stream.key, documents });
      work.append(stream, acceptOrderDocuments(accepted, order));
    });
    return orderId;
  }
}

function waitingOrder(order: OrderState): DocumentOrder | null {
  const { channel, status, acceptedDocuments, buyer, shippingAddress, billingAddress } = order;
  if (channel !== 'staff' || status === 'cancelled' || acceptedDocuments.length > 0) return null;
  return buyer && shippingAddress && billingAddress && { ...order, buyer, shippingAddress, billingAddress };
}
