/**
 * How many times the controls of a screen were operated in its last walk; each test of a walk notes it as an annotation. Times would
 * depend on the machine. Of the cart, the orders and an order it is what a walk that was cut off had reached.
 */
const OPERATIONS: Readonly<Record<string, number>> = {
  '/sepet for guest': 84,
  '/siparis-takip/:token for guest': 26,
  '/admin/siparisler for staff': 129,
  '/admin/siparisler/:orderId for staff': 114,
  '/admin/siparisler/sevk-fisleri for staff': 5,
  '/admin/excel-ice-aktar/:importId for staff': 71,
  '/admin/isler for staff': 48,
};

/** Of a state that was not counted yet. */
const OTHERWISE = 15;

export const weightOf = (screen: string, states: number): number => OPERATIONS[screen] ?? states * OTHERWISE;
