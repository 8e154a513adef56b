import type { TestOrders } from '../orders.js';
import { type Actor, openActors } from './actors.js';
import { KnownOrders } from './known-orders.js';
import type { Outcome } from './outcomes.js';
import { attempts, type PanelAction } from './panel-actions.js';
import { panelWork } from './panel-work.js';
import { shopWork } from './shop-work.js';

const FIRST_ORDERS = 6;
/** How many attempts are made at once. */
const AT_ONCE = 6;

export interface RandomHour {
  seed: number;
  productIds: readonly string[];
  /** Whether anybody begins something more. */
  goesOn: (done: number) => boolean;
}

/**
 * Lets everybody of the panel, its programs and the buyers do at random what they can do and what they cannot, all at once.
 * What is tried follows from the seed; how their requests meet does not.
 */
export async function randomHour(shop: TestOrders, { seed, productIds, goesOn }: RandomHour) {
  const orders = new KnownOrders();
  const inPanel = panelWork(orders);
  const inShop = shopWork(shop, productIds, orders);
  const outcomes: Outcome[] = [];

  const doneBy = (actor: Actor, action: PanelAction): Promise<Outcome> => {
    switch (action.kind) {
      case 'decision':
        return inPanel.decide(actor, action);
      case 'mailing':
        return inPanel.mail(actor, action);
      case 'bulk':
        return inPanel.changeMany(actor, action);
      case 'read':
        return inPanel.read(actor, action);
      case 'switch mails':
        return inPanel.switchMails(actor, action);
      case 'export':
        return inShop.exportList(actor, action);
      case 'place':
        return inShop.place(action);
      case 'cancel own':
        return inShop.cancelOwn(action);
      case 'switch stock control':
        return inShop.switchStockControl(action);
      case 'upkeep':
        return inShop.keepUp(action);
    }
  };

  const actors = await openActors(shop);
  for (let n = 0; n < FIRST_ORDERS; n += 1) {
    outcomes.push(await inShop.place({ kind: 'place', quantities: [1, 0] }));
  }
  const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
    const attempted = attempts(seed + lane, actors);
    while (goesOn(outcomes.length)) {
      const { actor, action } = attempted.next().value;
      outcomes.push(await doneBy(actor, action));
    }
  });
  await Promise.all(lanes);
  return { outcomes, actors };
}
