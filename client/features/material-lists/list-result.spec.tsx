import { cleanup, screen, within } from '@testing-library/react';
import { open } from '../../ui/form/test-form';
import { type MaterialLine } from './material-list.query';
import { MaterialRow } from './material-row';
import { SkippedRows } from './skipped-rows';

afterEach(cleanup);

type WrittenRow = MaterialLine['rows'][number];

const PIPE: WrittenRow = {
  row: 2,
  text: 'Boru izolasyonu',
  quantity: '1.000,50 mt',
  count: 1001,
  isRoundedUp: true,
};

const lineOf = (...rows: WrittenRow[]): MaterialLine => {
  const quantity = rows.reduce((sum, { count }) => sum + count, 0);
  return {
    place: 0,
    status: 'NOT_FOUND',
    productId: null,
    unit: 'metre',
    date: null,
    candidates: [],
    rows,
    askedQuantity: quantity,
    quantity,
  };
};

const showLine = (line: MaterialLine) =>
  open(<MaterialRow line={line} onChoose={() => undefined} onQuantity={() => undefined} />);
const show = (...rows: WrittenRow[]) => showLine(lineOf(...rows));

const INSULATION: MaterialLine['candidates'][number] = {
  reason: 'MODEL',
  matched: [],
  missing: [],
  product: {
    id: 'p-1',
    slug: 'boru-izolasyonu',
    name: 'Boru İzolasyonu',
    model: 'BI-22',
    sku: 'BI-22',
    brand: { name: 'Şavkar' },
    defaultPrice: 84_500,
    priceOnRequest: false,
    inStock: true,
    stockQuantity: 6_000,
    minOrderQuantity: 1,
    unit: 'metre',
    attributes: [],
    pictures: [],
  },
};

it('says where a quantity was rounded up, row by row', async () => {
  await show(PIPE, { ...PIPE, row: 4, quantity: '2,5 mt', count: 3 });
  screen.getByText('Miktar yukarı yuvarlandı: 1.000,50 mt yerine 1.001, 2,5 mt yerine 3 yazdık');
});

it('says nothing of whole quantities', async () => {
  await show({ ...PIPE, quantity: '1.001 mt', isRoundedUp: false });
  expect(screen.queryByText(/yuvarlandı/)).toBeNull();
});

it('groups the thousands of every quantity', async () => {
  const whole = { ...PIPE, isRoundedUp: false };
  const rows = [
    { ...whole, count: 12 },
    { ...whole, row: 4, count: 5000 },
  ];
  await showLine({ ...lineOf(...rows), status: 'FOUND', productId: 'p-1', candidates: [INSULATION] });
  screen.getByText(/: 12 \+ 5\.000 = 5\.012\smetre$/);
  screen.getByText(/× 5\.012$/);
});

it.each([
  [6_000, 'Stokta'],
  [40, 'Stokta 40 metre'],
  [0, 'Stokta'],
])('says of a stock of %d, asked for 1001, «%s»', async (stockQuantity, text) => {
  const product = { ...INSULATION.product, stockQuantity };
  const candidates = [{ ...INSULATION, product }];
  await showLine({ ...lineOf(PIPE), status: 'FOUND', productId: 'p-1', candidates });
  screen.getByText((content) => content.replaceAll('\u00a0', ' ') === text);
});

it('shows the rows that were passed over, folded', async () => {
  await open(
    <SkippedRows
      rows={[
        { row: 1, text: 'Malzeme Miktar' },
        { row: 3, text: '' },
      ]}
    />,
  );
  const fold = document.querySelector('details');
  expect(fold?.open).toBe(false);
  if (fold) fold.open = true;
  const rows = within(screen.getByRole('list', { name: 'Atlanan satırlar' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['1. satır: Malzeme Miktar', '3. satır: boş']);
});

it('shows no fold where every row asks for something', async () => {
  await open(<SkippedRows rows={[]} />);
  expect(document.querySelector('details')).toBeNull();
});
