import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../../design/design-provider';
import { ResultBox } from './result-box';

const DETAILS = {
  categoriesAdded: 2,
  categoriesUpdated: 0,
  productsAdded: 412,
  productsUpdated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  warnings: 0,
  errors: [] as { text: string }[],
};
const SUCCEEDED = 'Excel dosyası başarıyla işlendi!';

const show = (status: 'COMPLETE' | 'PARTIAL', details: Partial<typeof DETAILS>) =>
  render(<ResultBox result={{ status, message: SUCCEEDED, details: { ...DETAILS, ...details } }} />, {
    wrapper: DesignProvider,
  });
const heading = () => screen.getByRole('heading').textContent.replaceAll('\u00a0', ' ');

afterEach(cleanup);

it('heads a complete result with its message alone', () => {
  show('COMPLETE', {});
  expect(heading()).toBe(SUCCEEDED);
});

it('says of a partial result in its heading how many rows were not applied, and lists why first', () => {
  show('PARTIAL', { failed: 9, errors: [{ text: 'Ürün eklenirken hata (Ürünler, satır 20)' }] });
  expect(heading()).toBe('Dosya işlendi, 9 satır uygulanamadı');
  const error = screen.getByText(/^Ürün eklenirken hata/);
  const added = screen.getByText(/ürün eklendi$/);
  expect(error.compareDocumentPosition(added)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText(/satır uygulanamadı/)).toHaveLength(1);
});

it('goes when it is dismissed', () => {
  show('COMPLETE', {});
  fireEvent.click(screen.getByRole('button', { name: 'Sonucu kapat' }));
  expect(screen.queryByRole('heading')).toBeNull();
});
