import { EventStore } from '../../../kernel/event-store/event-store.js';
import { TEST_BUYER } from '../../../testing/orders.js';
import { useHandledOrder } from '../../../testing/handled-orders.js';

const test = useHandledOrder();

const NOTES = 'version internalNotes { version text actor { kind } }';

describe('a note', () => {
  const note = (text: string) => test.decide('addOrderNote', { note: text });

  it('is listed for staff until it is withdrawn, and the history keeps who did that', async () => {
    await note('Borcu var');
    await note('Salı aranacak');
    const after = await test.decide(
      'withdrawOrderNote',
      { expectedVersion: 3, note: 2, reason: 'Başka müşteri' },
      { fields: NOTES },
    );
    expect(after).toEqual({
      version: 4,
      internalNotes: [{ version: 3, text: 'Salı aranacak', actor: { kind: 'STAFF' } }],
    });
    const { history, timeline } = await test.shown<{ history: object[]; timeline: object[] }>(
      'history { type text note noteVersion reason } timeline { text note }',
    );
    expect(history.at(-1)).toEqual({
      type: 'OrderNoteWithdrawn',
      text: 'İç not geri alındı.',
      note: null,
      noteVersion: 2,
      reason: 'Başka müşteri',
    });
    expect(JSON.stringify([history, timeline])).not.toContain('Borcu var');
    expect(await test.shown(NOTES, ', version: 2')).toMatchObject({ internalNotes: [{ text: 'Borcu var' }] });
  });

  it('is withdrawn once: a second time changes nothing', async () => {
    await note('Borcu var');
    await test.decide('withdrawOrderNote', { expectedVersion: 2, note: 2 });
    expect(await test.decide('withdrawOrderNote', { expectedVersion: 3, note: 2 })).toEqual({ version: 3 });
  });

  it('is unknown at the version of another event', async () => {
    await note('Borcu var');
    const refusal = await test.refusal('withdrawOrderNote', { expectedVersion: 2, note: 1 });
    expect(refusal?.extensions.code).toBe('ORDER_NOTE_UNKNOWN');
  });

  it('is not withdrawn from an order that changed meanwhile', async () => {
    await note('Borcu var');
    await note('Ödedi');
    const refusal = await test.refusal('withdrawOrderNote', { expectedVersion: 2, note: 2 });
    expect(refusal?.extensions.code).toBe('VERSION_CONFLICT');
  });

  it('is not for buyers, nor is that it was withdrawn', async () => {
    await note('Borcu var');
    await test.decide('withdrawOrderNote', { expectedVersion: 2, note: 2, reason: 'Ayıp oldu' });
    const seen = await test.shownToBuyer(
      'internalNotes { text } history { text note reason } timeline { text note }',
    );
    expect(seen).toEqual({
      internalNotes: null,
      history: null,
      timeline: [{ text: 'Sipariş alındı.', note: null }],
    });
  });
});

describe('the history of an order', () => {
  const ENTRY = 'version type channel from to reason actor { kind name role }';
  const historyNow = async () => (await test.shown<{ history: object[] }>(`history { ${ENTRY} }`)).history;

  it('is read at once for all orders of a list', async () => {
    await test.shop.place(test.buyer);
    await test.decide('addOrderNote', { note: 'Arandı' });
    const store = test.shop.app.get(EventStore, { strict: false });
    const [one, all] = [vi.spyOn(store, 'read'), vi.spyOn(store, 'readAll')];
    const { adminOrders } = await test.staff.ask<{
      adminOrders: { items: { id: string; history: { type: string }[] }[] };
    }>('{ adminOrders(take: 2) { items { id history { type } internalNotes { text } timeline { text } } } }');
    expect([one.mock.calls.length, all.mock.calls.length]).toEqual([0, 1]);
    one.mockRestore();
    all.mockRestore();
    const types = new Map(adminOrders.items.map(({ id, history }) => [id, history.map(({ type }) => type)]));
    expect([...types.values()].sort((a, b) => a.length - b.length)).toEqual([
      ['OrderPlaced'],
      ['OrderPlaced', 'OrderNoted'],
    ]);
    expect(types.get(test.order.id)).toHaveLength(2);
  });

  it('says who did what, through what, and from which status to which', async () => {
    await test.decide('changeOrderStatus', {
      expectedVersion: 1,
      status: 'CONFIRMED',
      reason: 'Havale geldi',
    });
    await test.decide('cancelOrder', { expectedVersion: 2 }, { by: await test.shop.program(['orders']) });
    const [placed, confirmed, cancelled] = await historyNow();
    expect(placed).toEqual({
      version: 1,
      type: 'OrderPlaced',
      channel: 'SHOP',
      from: null,
      to: 'PENDING',
      reason: null,
      actor: { kind: 'GUEST', name: TEST_BUYER.name, role: null },
    });
    expect(confirmed).toMatchObject({
      version: 2,
      channel: 'PANEL',
      from: 'PENDING',
      to: 'CONFIRMED',
      reason: 'Havale geldi',
      actor: { kind: 'STAFF', role: 'admin' },
    });
    expect(cancelled).toMatchObject({ channel: 'API', from: 'CONFIRMED', to: 'CANCELLED' });
  });

  it('calls staff as they are called now, and no longer once they are gone', async () => {
    const leaving = await test.shop.staff(['orders']);
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'CONFIRMED' }, { by: leaving });
    const { currentStaff } = await leaving.ask<{ currentStaff: { id: string } }>('{ currentStaff { id } }');
    await test.shop.dataSource.query(`UPDATE users SET name = 'Derya Koç' WHERE id = $1`, [currentStaff.id]);
    expect((await historyNow()).at(-1)).toMatchObject({ actor: { name: 'Derya Koç' } });
    await test.shop.dataSource.query('DELETE FROM users WHERE id = $1', [currentStaff.id]);
    expect((await historyNow()).at(-1)).toMatchObject({ actor: { kind: 'STAFF', name: null, role: null } });
  });

  it('names no erased buyer', async () => {
    await test.shop.dataSource.query('DELETE FROM stream_key WHERE stream = $1', [`order-${test.order.id}`]);
    expect(await historyNow()).toMatchObject([{ actor: { kind: 'GUEST', name: null } }]);
  });

  it('can be seen as each event left the order', async () => {
    await test.decide('changeOrderStatus', { expectedVersion: 1, status: 'SHIPPED', carrier: 'UPS' });
    await test.decide('markOrderPaid', { expectedVersion: 2 });
    const fields = 'version status paymentStatus shipment { carrier } history { version }';
    expect(await test.shown(fields, ', version: 1')).toEqual({
      version: 1,
      status: 'PENDING',
      paymentStatus: 'PENDING',
      shipment: null,
      history: [{ version: 1 }],
    });
    expect(await test.shown(fields, ', version: 2')).toMatchObject({
      version: 2,
      status: 'SHIPPED',
      paymentStatus: 'PENDING',
      shipment: { carrier: 'UPS' },
    });
    for (const version of [0, -1, 4]) expect(await test.shown(fields, `, version: ${version}`)).toBeNull();
  });
});
