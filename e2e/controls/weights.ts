/**
 * How many times the controls of a screen were operated in its last walk; each test of a walk notes it as an annotation. Times would
 * depend on the machine. Of the home page and the panel's lists and forms it is what a walk that was cut off had reached.
 */
const OPERATIONS: Readonly<Record<string, number>> = {
  '/ for guest': 181,
  '/urunler for guest': 121,
  '/kategori/:slug for guest': 82,
  '/urun/:slug for guest': 98,
  '/sepet for guest': 82,
  '/siparis-takip/:token for guest': 26,
  '/siparislerim for customer': 26,
  '/siparislerim/:id for customer': 28,
  '/admin/siparisler for staff': 272,
  '/admin/siparisler/:orderId for staff': 139,
  '/admin/siparisler/sevk-fisleri for staff': 5,
  '/admin/urunler for staff': 180,
  '/admin/urunler/:productId for staff': 165,
  '/admin/kategoriler for staff': 31,
  '/admin/kategoriler/:categoryId for staff': 40,
  '/admin/urunler/yeni for staff': 135,
  '/admin/excel-ice-aktar for staff': 113,
  '/admin/excel-ice-aktar/:importId for staff': 81,
  '/admin/isler for staff': 48,
};

/** Of a state that was not counted yet. */
const OTHERWISE = 15;

export const weightOf = (screen: string, states: number): number => OPERATIONS[screen] ?? states * OTHERWISE;
