import type { Actor } from './actors.js';
import { answerTo } from './answer.js';
import type { KnownOrders } from './known-orders.js';
import { ACCEPTED, type Outcome } from './outcomes.js';
import type { PanelAction } from './panel-actions.js';
import { CANCEL_OWN, draftOf } from './requests.js';
import type { DataSource } from 'typeorm';
import { OrderCountSweeper } from '../../features/orders/index.js';
import { SettingsService } from '../../features/settings/index.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import { changeSettings } from '../records.js';
import { evidenceOn } from '../evidence.js';
import type { TestOrders } from '../orders.js';
import { addOrderMutation, purchaseInput } from '../purchase.js';

type ActionOf<Kind extends PanelAction['kind']> = Extract<PanelAction, { kind: Kind }>;

const EXPORT = '/admin/aktar/siparisler';
const ADD_ORDER = addOrderMutation('id trackingToken version');
/** Gross, and what shipping costs below the free-shipping threshold. */
const PIECE_KURUS = 120_000;
const SHIPPING_KURUS = 15_000;
const SWEPT_AT_ONCE = 50;

/** What buyers, workers and the other doors do meanwhile. */
export function shopWork(shop: TestOrders, productIds: readonly string[], orders: KnownOrders) {
  let placed = 0;
  const { seals, checkpoints } = evidenceOn(shop.dataSource);

  /** Past the cart, as a new guest. */
  async function place({ quantities }: ActionOf<'place'>): Promise<Outcome> {
    const browser = shop.browser();
    const lines = productIds
      .map((productId, index) => ({ productId, quantity: quantities[index] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const input = await purchaseInput(browser, { ...draftOf((placed += 1)), lines });
    const expectedTotal = pieces * PIECE_KURUS + SHIPPING_KURUS;
    const { data, outcome } = await answerTo<{
      addOrder: { id: string; trackingToken: string; version: number } | null;
    }>(browser, ADD_ORDER, { input: { ...input, expectedTotal } });
    const order = data?.addOrder;
    if (order) orders.add({ ...order, notes: [] });
    const handled = order ? [{ orderId: order.id, at: 0, isAccepted: true, isAlwaysRecorded: true }] : [];
    return { who: 'buyer', what: 'addOrder', ...outcome, handled };
  }

  async function cancelOwn({ order: choice, reason }: ActionOf<'cancel own'>): Promise<Outcome> {
    const { id: orderId, trackingToken: token } = orders.chosen(choice);
    const { data, outcome } = await answerTo<{ result: { id: string; version: number } | null }>(
      shop.browser(),
      CANCEL_OWN,
      { token, reason },
    );
    if (data?.result) orders.see(data.result);
    const isAccepted = outcome.codes.includes(ACCEPTED);
    const handled = [{ orderId, at: null, isAccepted, isAlwaysRecorded: false }];
    return { who: 'buyer', what: 'cancelOwnOrder', ...outcome, handled };
  }

  async function exportList(
    { name: who, browser }: Actor,
    { status, text }: ActionOf<'export'>,
  ): Promise<Outcome> {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const query = new URLSearchParams({ liste: JSON.stringify({ filter: { statuses: [status], text } }) });
    const response = await shop.app.inject({
      url: `${EXPORT}?${query.toString()}`,
      headers: { ...browser.headers, ...(cookie && { cookie }) },
    });
    const { statusCode: httpStatus } = response;
    const code = httpStatus === 200 ? ACCEPTED : response.json<{ code: string }>().code;
    const requestId = String(response.headers['x-request-id']);
    return { who, what: 'export', codes: [code], httpStatus, requestId, handled: [] };
  }

  const switchStockControl = ({ isOn }: ActionOf<'switch stock control'>) =>
    unlessRefused('stock control', async () => {
      const settings = shop.app.get(SettingsService, { strict: false });
      await changeSettings(shop.dataSource, settings, { stockControl: isOn });
      await shop.app.get(DataVersions, { strict: false }).refresh();
    });

  const WORKS: Record<ActionOf<'upkeep'>['work'], () => Promise<unknown>> = {
    'fold counts': () => foldCounts(shop.dataSource),
    'renew seal': () => seals.renew(),
    'take checkpoint': () => checkpoints.take(),
  };

  const keepUp = ({ work }: ActionOf<'upkeep'>) => unlessRefused(work, WORKS[work]);

  return { place, cancelOwn, exportList, switchStockControl, keepUp };
}

const foldCounts = (dataSource: DataSource) =>
  dataSource.transaction((transaction) => new OrderCountSweeper().sweep(transaction, SWEPT_AT_ONCE));

async function unlessRefused(what: string, work: () => Promise<unknown>): Promise<Outcome> {
  const outcome = { who: 'shop', what, httpStatus: 200, requestId: '', handled: [] };
  try {
    await work();
    return { ...outcome, codes: [ACCEPTED] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...outcome, codes: [error.code] };
  }
}
