/** Offered to staff who send an order off; they may write any other. */
export const ORDER_CARRIERS: readonly string[] = [
  'Yurtiçi Kargo',
  'Aras Kargo',
  'MNG Kargo',
  'Sürat Kargo',
  'PTT Kargo',
  'UPS',
  'DHL',
];
