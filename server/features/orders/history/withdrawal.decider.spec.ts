import { specsOf } from '../../../kernel/event-store/test-given.js';
import { part, placed, shipped, statusChanged } from '../../../testing/order-events.js';
import { PLACED } from '../../../testing/placed-order.js';
import type { OrderEvent, OrderPlaced } from './order.events.js';
import { orderOf, type OrderState } from './order.state.js';
import { declareWithdrawal, issueRefund, receiveReturn, refuseWithdrawal } from './withdrawal.decider.js';
import { lastWithdrawalDay, refundFor, returnableLines, withdrawalClock } from './withdrawals.js';

const { given } = specsOf<OrderEvent, OrderState>(orderOf);

const [line] = PLACED.lines;
if (!line) throw new Error('An order has lines');
const person = { ...PLACED.buyer, company: null };
const at = (position: number, quantity: number): OrderPlaced['lines'][number] => ({
  ...line,
  position,
  quantity,
  unitPriceKurus: 10_000,
  totalPriceKurus: 10_000 * quantity,
});
/** 300,00 + 200,00 net, 600,00 with tax, 150,00 of shipping. */
const sold: OrderEvent = {
  type: 'OrderPlaced',
  data: { ...PLACED, buyer: person, lines: [at(1, 3), at(2, 2)], totalKurus: 75_000 },
};
const delivered = statusChanged('shipped', 'delivered');
const terms = { deliveredOn: '2026-11-22', withdrawalDays: 14, today: '2026-12-06' };
const requestKey = '7b000000-0000-4000-8000-000000000001';
const declare = (order: OrderState, change: object = {}) =>
  declareWithdrawal({ ...terms, requestKey, lines: null, note: null, ...change }, order);
const declared = (change: object = {}): OrderEvent => ({
  type: 'WithdrawalDeclared',
  data: {
    lines: [
      { position: 1, quantity: 3 },
      { position: 2, quantity: 2 },
    ],
    amountKurus: 75_000,
    currency: 'TRY',
    declaredOn: '2026-12-06',
    deliveredOn: '2026-11-22',
    withdrawalDays: 14,
    requestKey,
    note: null,
    ...change,
  },
});
const someOf = (position: number, quantity: number, amountKurus: number, key = requestKey) =>
  declared({ lines: [{ position, quantity }], amountKurus, requestKey: key });
const before = [sold, shipped, delivered] as const;
const withdrawalVersion = before.length + 1;

describe('a withdrawal', () => {
  it('is declared for the whole order, with its delivery', () =>
    given(...before)
      .when(declare)
      .then(declared()));
  it('is declared for a part of a line, without the delivery', () =>
    given(...before)
      .when((order) => declare(order, { lines: [{ position: 1, quantity: 1 }] }))
      .then(someOf(1, 1, 12_000)));
  it('is declared on the last day and refused on the one after', () => {
    expect(lastWithdrawalDay(terms)).toBe('2026-12-06');
    given(...before)
      .when((order) => declare(order, { today: '2026-12-07' }))
      .thenRefused('WITHDRAWAL_NOT_OPEN');
  });
  it('is open once the order is shipped as long as nothing says when it was delivered', () =>
    given(sold, shipped)
      .when((order) => declare(order, { deliveredOn: null, today: '2028-01-01' }))
      .then(declared({ deliveredOn: null, declaredOn: '2028-01-01' })));
  it('happens once for a form that is sent again, even after it was refused', () => {
    given(...before, declared())
      .when(declare)
      .then();
    given(...before, declared(), {
      type: 'WithdrawalRefused',
      data: { withdrawalVersion, reason: 'Kurulu' },
    })
      .when(declare)
      .then();
  });
  it('is refused before the order is shipped, and for companies', () => {
    given(sold).when(declare).thenRefused('WITHDRAWAL_NOT_OPEN');
    given(
      { ...placed, data: { ...PLACED, buyer: { ...person, company: 'Tesisat A.Ş.' } } } as OrderEvent,
      shipped,
    )
      .when(declare)
      .thenRefused('WITHDRAWAL_NOT_OPEN');
  });
  it.each([
    ['more than there is', [{ position: 1, quantity: 4 }]],
    ['none of a line', [{ position: 1, quantity: 0 }]],
    ['a line that there is not', [{ position: 3, quantity: 1 }]],
    ['nothing', []],
    [
      'a line twice',
      [
        { position: 1, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
    ],
  ])('is refused for %s', (_what, lines) =>
    given(...before)
      .when((order) => declare(order, { lines }))
      .thenRefused('WITHDRAWAL_LINES_INVALID'),
  );
  it('leaves the rest to a later one, and the last one brings the delivery back', () => {
    const rest = { requestKey: 'another' };
    given(...before, someOf(1, 3, 36_000))
      .when((order) => declare(order, rest))
      .then(someOf(2, 2, 39_000, 'another'));
    given(...before, declared())
      .when((order) => declare(order, rest))
      .thenRefused('WITHDRAWAL_NOT_OPEN');
  });
  it('does not bring the delivery back where something stays that is no product', () => {
    const freight = { ...at(3, 1), productId: null, product: null };
    const order = { ...orderOf(before), lines: [at(1, 1), freight] };
    expect(returnableLines(order)).toEqual([{ position: 1, quantity: 1 }]);
    expect(refundFor(order, [{ position: 1, quantity: 1 }])).toBe(12_000);
  });
  it('is not for what was made to measure, nor does it bring the delivery back beside it', () => {
    const made = { ...at(2, 1), isMadeToMeasure: true };
    const mixed: OrderEvent = {
      type: 'OrderPlaced',
      data: { ...PLACED, buyer: person, lines: [at(1, 1), made] },
    };
    given(mixed, shipped, delivered)
      .when(declare)
      .then(someOf(1, 1, 12_000));
    given(mixed, shipped, delivered)
      .when((order) => declare(order, { lines: [{ position: 2, quantity: 1 }] }))
      .thenRefused('WITHDRAWAL_LINES_INVALID');
  });
  it('has ten days for the goods and fourteen for the money', () =>
    expect(withdrawalClock({ declaredOn: '2026-11-25' })).toEqual({
      sendBackBy: '2026-12-05',
      refundBy: '2026-12-09',
    }));
});

describe('the settlement of a withdrawal', () => {
  const received: OrderEvent = { type: 'ReturnReceived', data: { withdrawalVersion, note: null } };
  const refused: OrderEvent = { type: 'WithdrawalRefused', data: { withdrawalVersion, reason: 'Kurulu' } };
  const refunded: OrderEvent = {
    type: 'RefundIssued',
    data: {
      withdrawalVersion: 5,
      amountKurus: 75_000,
      currency: 'TRY',
      refundedOn: '2026-12-07',
      reference: null,
    },
  };
  const paid = [sold, part(75_000), shipped, delivered, declared()] as const;
  const receive = (order: OrderState) => receiveReturn({ withdrawalVersion, note: null }, order);
  const refuse = (order: OrderState) => refuseWithdrawal({ withdrawalVersion, reason: 'Kurulu' }, order);
  const refund = (order: OrderState, change: object = {}) =>
    issueRefund(
      {
        withdrawalVersion: 5,
        amountKurus: null,
        refundedOn: '2026-12-07',
        today: '2026-12-08',
        reference: null,
        ...change,
      },
      order,
    );

  it('records that goods have come back, once', () => {
    given(...before, declared())
      .when(receive)
      .then(received);
    given(...before, declared(), received)
      .when(receive)
      .then();
  });
  it('refuses with a reason, also what has come back', () => {
    given(...before, declared())
      .when(refuse)
      .then(refused);
    given(...before, declared(), received)
      .when(refuse)
      .then(refused);
  });
  it('records what went back, as it was announced or as staff say', () => {
    given(...paid)
      .when(refund)
      .then(refunded);
    expect(orderOf([...paid, refunded]).withdrawals).toMatchObject([
      { status: 'refunded', refundedKurus: 75_000 },
    ]);
  });
  it.each([0, 75_001])('refuses to refund %s kuruş of 75000 that were received', (amountKurus) =>
    given(...paid)
      .when((order) => refund(order, { amountKurus }))
      .thenRefused('REFUND_AMOUNT_INVALID'),
  );
  it('is settled without money where none was received', () => {
    const nothing = {
      ...refunded,
      data: { ...refunded.data, withdrawalVersion, amountKurus: 0 },
    } as OrderEvent;
    given(...before, declared())
      .when((order) => refund(order, { withdrawalVersion }))
      .then(nothing);
    given(...before, declared())
      .when((order) => refund(order, { withdrawalVersion, amountKurus: 1 }))
      .thenRefused('REFUND_AMOUNT_INVALID');
  });
  it.each(['2026-12-05', '2026-12-09'])('refuses a refund on %s, before it or in the future', (refundedOn) =>
    given(...paid)
      .when((order) => refund(order, { refundedOn }))
      .thenRefused('REFUND_DATE_INVALID'),
  );
  it('happens once: neither again nor otherwise', () => {
    given(...paid, refunded)
      .when(refund)
      .thenRefused('WITHDRAWAL_UNKNOWN');
    given(...before, declared(), refused)
      .when(refuse)
      .thenRefused('WITHDRAWAL_UNKNOWN');
    given(...before)
      .when(receive)
      .thenRefused('WITHDRAWAL_UNKNOWN');
  });
});
