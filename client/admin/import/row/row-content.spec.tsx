import { cleanup, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../../design/design-provider';
import { RowContent } from './row-content';
import { type ImportRow } from './row.fragment';
import { testRow } from './test-row';

const PRICE = { column: 'Fiyat', before: '₺900', after: '₺950' };

const show = (row: Partial<ImportRow>) =>
  render(<RowContent row={testRow({ changes: [PRICE], ...row })} />, { wrapper: DesignProvider });
const struck = () => screen.getByRole('deletion').textContent;
const valid = () => screen.getByRole('insertion').textContent;

afterEach(cleanup);

it('strikes out what the row takes the place of', () => {
  show({});
  expect([struck(), valid()]).toEqual(['₺900', '₺950']);
});

it('strikes out what the row had written once it was taken back', () => {
  show({ outcome: 'UPDATED', undoBucket: 'REVERSED' });
  expect([struck(), valid()]).toEqual(['₺950', '₺900']);
  expect(screen.getByText('geri alınan:')).toBeTruthy();
});

it('says that there is no more of a product that was added and taken back', () => {
  show({ changes: [{ ...PRICE, before: '' }], outcome: 'ADDED', undoBucket: 'REVERSED' });
  expect([struck(), valid()]).toEqual(['₺950', 'yok']);
});

it('says of a row that was kept that its values may not be those of the shop any more', () => {
  show({ outcome: 'UPDATED', undoBucket: 'KEPT' });
  expect(screen.getByText('Aktarımın yazdıkları, sonradan değişmiş olabilir:')).toBeTruthy();
});
