import { decisionMutation } from '../order-decisions.js';
import { ORDER_DRAFT } from '../purchase.js';

const ORDER = 'id version internalNotes { version }';

export const changeOf = (operation: string) => decisionMutation(operation, ORDER);

export const mailingMutation = (operation: string) =>
  `mutation ($orderId: ID!) { result: ${operation}(orderId: $orderId) { ${ORDER} } }`;

export const BULK = `mutation ($input: ChangeOrderStatusesInput!) {
  results: changeOrderStatuses(input: $input) { orderId order { ${ORDER} } refusal { code } }
}`;

export const READ = `query ($id: ID!, $version: Int, $text: String!, $skip: Int!) {
  order: adminOrder(id: $id, version: $version) { ${ORDER} history { version type text reason } }
  neighbors: adminOrderNeighbors(id: $id, filter: { text: $text }) { previousId nextId }
  list: adminOrders(filter: { text: $text }, skip: $skip, take: 20) { total items { id version } }
  counts: adminOrderCounts(filter: { text: $text }) { total byStatus { status count } }
  mail: orderMailPreview(input: { orderId: $id, status: SHIPPED }) { text }
}`;

export const MAIL_SWITCHES_VERSION = '{ orderMailSwitches { version } }';
export const SWITCH_MAILS = `mutation ($input: UpdateOrderMailSwitchesInput!) {
  updateOrderMailSwitches(input: $input) { version }
}`;

export const CANCEL_OWN = `mutation ($token: String, $reason: String) {
  result: cancelOwnOrder(token: $token, reason: $reason) { id version }
}`;

/** With a mailbox of its own: one gets few confirmations a day. */
export const draftOf = (place: number) => ({
  ...ORDER_DRAFT,
  buyer: { ...ORDER_DRAFT.buyer, email: `alici-${place}@example.com` },
});
