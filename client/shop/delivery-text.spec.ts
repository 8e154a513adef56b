import { labeledDelivery } from './delivery-text';

it('separates from its label what is more than a time', () => {
  expect(labeledDelivery({ deliveryText: '1 hafta', delivery: [{ isFromStock: true }] })).toBe(
    'Teslimat 1 hafta',
  );
  const delivery = [{ isFromStock: true }, { isFromStock: false }];
  const deliveryText = '10 adet stoktan 1 hafta, 2 adet tedarik edilerek en geç 30 gün';
  expect(labeledDelivery({ deliveryText, delivery })).toBe(
    'Teslimat: 10\u00a0adet stoktan 1 hafta, 2\u00a0adet tedarik edilerek en geç 30 gün',
  );
});

it('says nothing where nothing can be promised', () => {
  expect(labeledDelivery({ deliveryText: null, delivery: [] })).toBeUndefined();
});
