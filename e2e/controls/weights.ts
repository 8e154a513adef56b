/**
 * How many times the controls of a screen are operated, where that is often; each test of the walk notes it as an annotation. Times would
 * depend on the machine.
 */
const OPERATIONS: Readonly<Record<string, number>> = {
  '/sepet for guest': 190,
  '/ for guest': 110,
  '/urunler for guest': 130,
  '/kategori/:slug for guest': 60,
  '/urun/:slug for guest': 70,
  '/admin/siparisler for staff': 230,
  '/admin/siparisler/:orderId for staff': 250,
  '/admin/excel-ice-aktar/:importId for staff': 75,
};

/** Opening a screen in its states takes as long. */
const OTHERWISE = 15;

export const weightOf = (screen: string): number => OPERATIONS[screen] ?? OTHERWISE;
