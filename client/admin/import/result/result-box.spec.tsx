import { cleanup, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../../design/design-provider';
import { ResultBox } from './result-box';

const MESSAGE = 'Excel dosyası başarıyla işlendi!';
const DETAILS = {
  categoriesAdded: 0,
  categoriesUpdated: 0,
  productsAdded: 12,
  productsUpdated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 3,
  warnings: 0,
  errors: [{ text: 'Ürün için kategori bulunamadı: Vanlar' }],
};

const show = (status: 'COMPLETE' | 'PARTIAL', failed: number) =>
  render(<ResultBox result={{ status, message: MESSAGE, details: { ...DETAILS, failed } }} />, {
    wrapper: DesignProvider,
  });

afterEach(cleanup);

it('says beside the success how many rows could not be applied', () => {
  show('PARTIAL', 3);
  const heading = screen.getByRole('heading');
  expect(heading.textContent.replaceAll('\u00a0', ' ')).toBe(`${MESSAGE} 3 satır uygulanamadı.`);
});

it('says nothing of rows that failed when none did', () => {
  show('COMPLETE', 0);
  expect(screen.getByRole('heading').textContent).toBe(MESSAGE);
});
