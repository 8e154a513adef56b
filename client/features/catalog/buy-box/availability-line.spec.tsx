import { cleanup, render, screen } from '@testing-library/react';
import { AvailabilityLine } from './availability-line';

function items(given: Partial<Parameters<typeof AvailabilityLine>[0]>): (string | null)[] {
  render(
    <AvailabilityLine
      inStock
      stock={11}
      isAvailable
      isPriceOnRequest={false}
      unit="adet"
      price={{ delivery: [], deliveryText: null }}
      deliveryTime="1 hafta"
      warranty={null}
      isMadeToMeasure={false}
      certifications={[]}
      {...given}
    />,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

afterEach(cleanup);

it('says how the delivery of a quantity is split', () => {
  const price = {
    delivery: [{ isFromStock: true }, { isFromStock: false }],
    deliveryText: '11 adet stoktan 1 hafta, 3 adet tedarik edilerek en geç 30 gün',
  };
  expect(items({ price })).toEqual([
    'Stokta var11\u00a0adet',
    'Teslimat: 11\u00a0adet stoktan 1 hafta, 3\u00a0adet tedarik edilerek en geç 30 gün',
  ]);
});

it('names warranty and all certificates', () => {
  expect(items({ warranty: '2 yıl', certifications: ['CE', 'TSE', 'PED', 'ErP'] }).slice(-2)).toEqual([
    'Garanti 2 yıl',
    'CE, TSE, PED, ErP',
  ]);
});

it('says before anybody buys that what is made to measure cannot be withdrawn from', () => {
  expect(items({ isMadeToMeasure: true }).at(-1)).toBe('Ölçünüze üretilir, cayma hakkı yoktur');
});

it('says that a choice is out of stock', () => {
  expect(items({ isAvailable: false, stock: 0 })).toEqual(['Stokta yokBu seçim şu an stokta yok']);
});

it('leaves the stock of a choice on request to the answer', () => {
  expect(items({ isAvailable: false, stock: 0, isPriceOnRequest: true })).toEqual([
    'Stok ve teslimat süresi fiyatla birlikte bildirilir',
  ]);
});
