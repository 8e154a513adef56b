import type { Actor } from './actors.js';
import { answerTo } from './answer.js';
import { believed, type KnownOrders } from './known-orders.js';
import { ACCEPTED, type Handled, type Outcome } from './outcomes.js';
import type { PanelAction } from './panel-actions.js';
import { BULK, changeOf, MAIL_SWITCHES_VERSION, mailingMutation, READ, SWITCH_MAILS } from './requests.js';

type ActionOf<Kind extends PanelAction['kind']> = Extract<PanelAction, { kind: Kind }>;

interface ReadOrder {
  id: string;
  version: number;
  internalNotes?: { version: number }[] | null;
}

/** What is right whatever else happened meanwhile. */
const WITHOUT_VERSION = ['addOrderNote'];

/** What people do in the panel, over GraphQL. */
export function panelWork(orders: KnownOrders) {
  const readAgain = ({ id, version, internalNotes }: ReadOrder) =>
    orders.read({ id, version, notes: (internalNotes ?? []).map((note) => note.version) });

  async function decide({ name: who, browser }: Actor, action: ActionOf<'decision'>): Promise<Outcome> {
    const { operation: what, order: choice, versionShift, input } = action;
    const order = orders.chosen(choice);
    const at = WITHOUT_VERSION.includes(what) ? null : believed(order, versionShift);
    const { data, outcome } = await answerTo<{ result: ReadOrder | null }>(browser, changeOf(what), {
      input: {
        ...input,
        orderId: order.id,
        ...(at !== null && { expectedVersion: at }),
        ...(what === 'withdrawOrderNote' && { note: noteOf(order.notes, Number(input.note)) }),
      },
    });
    if (data?.result) readAgain(data.result);
    const isAccepted = outcome.codes.includes(ACCEPTED);
    const handled = [{ orderId: order.id, at, isAccepted, isAlwaysRecorded: at === null }];
    return { who, what, ...outcome, handled };
  }

  async function mail(
    { name: who, browser }: Actor,
    { operation: what, order }: ActionOf<'mailing'>,
  ): Promise<Outcome> {
    const { id: orderId } = orders.chosen(order);
    const { data, outcome } = await answerTo<{ result: ReadOrder | null }>(browser, mailingMutation(what), {
      orderId,
    });
    if (data?.result) readAgain(data.result);
    const isAccepted = outcome.codes.includes(ACCEPTED);
    return { who, what, ...outcome, handled: [{ orderId, at: null, isAccepted, isAlwaysRecorded: true }] };
  }

  async function changeMany({ name: who, browser }: Actor, action: ActionOf<'bulk'>): Promise<Outcome> {
    const asked = action.orders.map(({ order: choice, versionShift }) => {
      const order = orders.chosen(choice);
      return { orderId: order.id, expectedVersion: believed(order, versionShift) };
    });
    const { data, outcome } = await answerTo<{
      results: { orderId: string; order: ReadOrder | null; refusal: { code: string } | null }[];
    }>(browser, BULK, { input: { ...action.input, orders: asked } });
    const results = data?.results ?? [];
    for (const { order } of results) if (order) readAgain(order);
    const handled = asked.map<Handled>(({ orderId, expectedVersion: at }) => ({
      orderId,
      at,
      isAccepted: results.some((result) => result.orderId === orderId && !result.refusal),
      isAlwaysRecorded: false,
    }));
    const refused = results.flatMap(({ refusal }) => refusal?.code ?? []);
    const codes = [...new Set([...outcome.codes, ...refused])];
    return { who, what: 'changeOrderStatuses', ...outcome, codes, handled };
  }

  async function read({ name: who, browser }: Actor, action: ActionOf<'read'>): Promise<Outcome> {
    const { id } = orders.chosen(action.order);
    const { version, text } = action;
    const variables = { id, version, text, skip: action.page * 20 };
    const { data, outcome } = await answerTo<{ list: { items: ReadOrder[] } | null }>(
      browser,
      READ,
      variables,
    );
    for (const listed of data?.list?.items ?? []) orders.see(listed);
    return { who, what: 'read', ...outcome, handled: [] };
  }

  async function switchMails(
    { name: who, browser }: Actor,
    action: ActionOf<'switch mails'>,
  ): Promise<Outcome> {
    const known = await answerTo<{ orderMailSwitches: { version: number } }>(browser, MAIL_SWITCHES_VERSION);
    const expectedVersion = (known.data?.orderMailSwitches.version ?? 1) + action.versionShift;
    const input = { ...action.switches, expectedVersion: Math.min(expectedVersion, 2_147_483_647) };
    const { outcome } = await answerTo(browser, SWITCH_MAILS, { input });
    return { who, what: 'updateOrderMailSwitches', ...outcome, handled: [] };
  }

  return { decide, mail, changeMany, read, switchMails };
}

/** One that is known, or a version that is no note. */
const noteOf = (notes: readonly number[], place: number): number => notes[place % notes.length] ?? place;
