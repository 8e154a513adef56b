import { cleanup, render, screen } from '@testing-library/react';
import { VariationPicker } from './variation-picker';

const choice = (name: string, price: number | null) => ({
  id: name,
  name,
  value: name,
  price,
  priceOnRequest: price === null,
  stock: 0,
  sku: null,
});

const group = {
  id: 'plaka',
  name: 'Plaka malzemesi',
  type: 'SELECT' as 'SELECT' | 'TEXT',
  variations: [choice('AISI 316', 0), choice('254 SMO', 3_850_000), choice('Titanyum', null)],
};

function labels(showPrices: boolean, shown = group): (string | null)[] {
  render(
    <VariationPicker
      group={shown}
      namePrefix="p"
      chosenId="AISI 316"
      showPrices={showPrices}
      onChoose={() => undefined}
      addressOf={(id) => `?secenek=${id}`}
    />,
  );
  return screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? null);
}

afterEach(cleanup);

it('says what each choice adds to the price, and which has its price on request', () => {
  expect(labels(true)).toEqual(['AISI 316Dahil', '254 SMO+₺38.500', 'TitanyumFiyat Sorunuz']);
});

it('says of a choice out of stock that its price is on request, where it is', () => {
  const stocked = { ...choice('AISI 304', 0), stock: 4 };
  const variations = [stocked, choice('AISI 316', 0), choice('Titanyum', null)];
  expect(labels(true, { ...group, variations })).toEqual([
    'AISI 304Dahil',
    'AISI 316Stokta yok',
    'TitanyumFiyat Sorunuz',
  ]);
});

it('says what a choice out of stock adds to the price', () => {
  const variations = [{ ...choice('AISI 304', 0), stock: 4 }, choice('254 SMO', 3_850_000)];
  expect(labels(true, { ...group, variations })).toEqual(['AISI 304Dahil', '254 SMOStokta yok+₺38.500']);
});

it('marks a choice as out of stock unless its price is asked for anyway', () => {
  const stocked = { ...choice('AISI 304', 0), stock: 4 };
  const variations = [stocked, choice('AISI 316', 0), choice('Titanyum', null)];
  const legend = (chosenId: string) => {
    render(
      <VariationPicker
        group={{ ...group, variations }}
        namePrefix="p"
        chosenId={chosenId}
        showPrices
        onChoose={() => undefined}
        addressOf={(id) => `?secenek=${id}`}
      />,
    );
    const [shown] = screen.getAllByRole('radiogroup').slice(-1);
    return shown?.querySelector('legend span')?.textContent;
  };
  expect(legend('AISI 316')).toBe('AISI 316, stokta yok');
  expect(legend('Titanyum')).toBe('Titanyum');
});

it('says nothing of prices in a product that has none', () => {
  expect(labels(false)).toEqual(['AISI 316', '254 SMO', 'Titanyum']);
});

it('lets choices of a text group be chosen like others, and asks for no text of the buyer', () => {
  const shown = labels(true, { ...group, type: 'TEXT' });
  expect(shown).toEqual(['AISI 316Dahil', '254 SMO+₺38.500', 'TitanyumFiyat Sorunuz']);
  expect(screen.queryByRole('textbox')).toBeNull();
});
