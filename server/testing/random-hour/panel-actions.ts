import fc, { type Arbitrary } from 'fast-check';
import type { Actor } from './actors.js';
import { amount, choice, day, orderChoice, status, text, versionShift } from './typed-values.js';

/** Which order, by its place among the known ones, or an id that none has. */
export type OrderChoice = number | string;

interface Handled {
  operation: string;
  order: OrderChoice;
  versionShift: number;
  /** The rest of the input. */
  input: Record<string, unknown>;
}

/** One thing that somebody does in the panel or in the shop. Versions and ids are filled in when it is done. */
export type PanelAction =
  | ({ kind: 'decision' } & Handled)
  | { kind: 'mailing'; operation: string; order: OrderChoice }
  | { kind: 'bulk'; orders: { order: OrderChoice; versionShift: number }[]; input: Record<string, unknown> }
  | { kind: 'read'; order: OrderChoice; version: number | null; text: string; page: number }
  | { kind: 'export'; status: string; text: string }
  | { kind: 'switch mails'; versionShift: number; switches: Record<string, boolean> }
  | { kind: 'place'; quantities: [number, number] }
  | { kind: 'cancel own'; order: OrderChoice; reason: string }
  | { kind: 'switch stock control'; isOn: boolean }
  | { kind: 'upkeep'; work: 'fold counts' | 'renew seal' | 'take checkpoint' };

const reason = fc.option(text);
const announced = { reason, notifyBuyer: choice };
const shipment = { carrier: fc.option(text), trackingNumber: fc.option(text) };

/** How often each decision is made, and what is typed with it. `note` is a place among the known notes of the order. */
const DECISIONS: Readonly<Record<string, { weight: number; input: Record<string, Arbitrary<unknown>> }>> = {
  changeOrderStatus: { weight: 14, input: { status, ...announced, ...shipment } },
  cancelOrder: { weight: 6, input: announced },
  reactivateOrder: { weight: 8, input: announced },
  markOrderPaid: {
    weight: 9,
    input: { amount, paidOn: day, reference: fc.option(text), ...announced },
  },
  revertOrderPayment: { weight: 5, input: announced },
  correctOrderShipment: { weight: 6, input: { ...shipment, ...announced } },
  addOrderNote: { weight: 7, input: { note: text } },
  withdrawOrderNote: { weight: 5, input: { note: fc.nat({ max: 20 }), reason } },
};

/** Left out, or typed. */
const typed = (input: Record<string, Arbitrary<unknown>>) => {
  const { status: always, note, ...optional } = input;
  const required = { ...(always && { status: always }), ...(note && { note }) };
  return fc
    .tuple(fc.record(required), fc.record(optional, { requiredKeys: [] }))
    .map(([one, other]): Record<string, unknown> => ({ ...one, ...other }));
};

const kind = <Kind extends string>(name: Kind) => fc.constant(name);

const decisions = Object.entries(DECISIONS).map(([operation, { weight, input }]) => ({
  weight,
  arbitrary: fc.record({
    kind: kind('decision'),
    operation: fc.constant(operation),
    order: orderChoice,
    versionShift,
    input: typed(input),
  }),
}));

const MAIL_SWITCHES = ['pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled', 'paid'];

const others: { weight: number; arbitrary: Arbitrary<PanelAction> }[] = [
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('mailing'),
      operation: fc.constantFrom('resendOrderConfirmation', 'renewOrderLink'),
      order: orderChoice,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('bulk'),
      orders: fc.array(fc.record({ order: orderChoice, versionShift }), { maxLength: 8 }),
      input: typed({ status, ...announced }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: kind('read'),
      order: orderChoice,
      version: fc.option(fc.integer({ min: -1, max: 12 }), { nil: null }),
      text,
      page: fc.nat({ max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('export'),
      status: fc.constantFrom('PENDING', 'SHIPPED', 'CANCELLED', 'YOK'),
      text,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('switch mails'),
      versionShift,
      switches: fc.record(Object.fromEntries(MAIL_SWITCHES.map((name) => [name, fc.boolean()]))),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('place'),
      quantities: fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(0, 1, 2)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('cancel own'), order: orderChoice, reason: text }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('switch stock control'), isOn: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('upkeep'),
      work: fc.constantFrom('fold counts', 'renew seal', 'take checkpoint'),
    }),
  },
];

/** Who does what. */
export interface Attempt {
  actor: Actor;
  action: PanelAction;
}

const CHUNK = 100;

/** Attempts without end, the same for the same seed. */
export function* attempts(seed: number, actors: readonly Actor[]): Generator<Attempt, never> {
  const chosen = actors.map((actor) => ({ weight: actor.share, arbitrary: fc.constant(actor) }));
  const attempt = fc.record({ actor: fc.oneof(...chosen), action: fc.oneof(...decisions, ...others) });
  for (let chunk = 0; ; chunk += 1) {
    yield* fc.sample(attempt, { seed: seed + chunk * 7_919, numRuns: CHUNK });
  }
}
