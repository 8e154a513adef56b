import { cleanup, screen } from '@testing-library/react';
import { server } from '../../../graphql/test-server';
import { open } from '../../../ui/form/test-form';
import { StockNotice, StockShortagesQuery } from './stock-notice';

afterEach(cleanup);

const SHORT = { position: 1, productName: 'Küresel Vana', unit: 'adet', wanted: 5, available: 2 };

async function show(stockShortages: (typeof SHORT)[], stockControl = false): Promise<string> {
  server.answers(StockShortagesQuery, {
    siteSettings: { stockControl },
    adminOrder: { id: 'o1', stockShortages },
  });
  await open(<StockNotice orderId="o1" />);
  return screen.getByRole('status').textContent.replaceAll('\u00a0', ' ');
}

it('says that the stock is taken again, and that it is enough', async () => {
  expect(await show([])).toBe('Sipariş için stok yeniden ayrılır. Stok yeterli.');
});

it('names what is missing, and whether the order waits for it or is refused', async () => {
  const missing = 'Küresel Vana: 5 adet gerekli, stokta 2 adet var';
  expect(await show([SHORT])).toContain(`${missing}Eksik kalanlar tedarik edilecek sayılır.`);
  cleanup();
  expect(await show([SHORT], true)).toContain('bu sipariş stok tamamlanmadan etkinleştirilemez');
});
