import { cleanup, screen, within } from '@testing-library/react';
import { open } from '../../../ui/form/test-form';
import { OrderDetail } from './order-detail';
import { orderIn, type Standing } from './test-order';

async function show(standing: Standing): Promise<string> {
  await open(
    <OrderDetail
      order={orderIn(standing)}
      orderKey={{ token: 'gizli' }}
      reload={() => undefined}
      bankAccounts={<p>TR33 0006</p>}
    />,
  );
  return screen.getByRole('article').textContent;
}

afterEach(cleanup);

it('leads to a question about the order', async () => {
  await show({ status: 'PENDING', paymentStatus: 'PENDING' });
  const link = screen.getByRole('link', { name: 'Soru sor' });
  expect(link.getAttribute('href')).toMatch(/^\/iletisim\?konu=after-sales&siparis=\w+$/);
});

it('says how much to pay, and where, while the shop waits for it', async () => {
  const words = await show({ status: 'PENDING', paymentStatus: 'PENDING' });
  expect(words).toContain('Ödeme: Beklemede');
  expect(words).toContain('Gönderilecek tutar ₺6.000,00');
  expect(words).toContain('TR33 0006');
});

it('announces the last day on which the payment is expected', async () => {
  const standing = { status: 'PENDING', paymentStatus: 'PENDING' } as const;
  expect(await show({ ...standing, paymentDueAt: '2026-11-28T21:00:00Z' })).toContain(
    'Ödemenizi 28 Kasım 2026 gün sonuna kadar bekliyoruz.',
  );
  cleanup();
  expect(await show(standing)).not.toContain('bekliyoruz');
});

it('waits for no payment once the order is cancelled', async () => {
  const words = await show({ status: 'CANCELLED', paymentStatus: 'PENDING' });
  expect(words).not.toContain('Ödeme: Beklemede');
  expect(words).not.toContain('TR33 0006');
  expect(words).toContain('Sipariş iptal edildiği için ödeme beklenmiyor.');
});

it('asks for no money at the delivery once the order is delivered', async () => {
  const standing = { paymentStatus: 'PENDING', paymentMethod: 'CASH_ON_DELIVERY' } as const;
  expect(await show({ ...standing, status: 'PENDING' })).toContain('Toplam tutarı havale ile gönderin.');
  cleanup();
  const words = await show({ ...standing, status: 'DELIVERED' });
  expect(words).toContain('Ödeme: Beklemede');
  expect(words).not.toContain('Toplam tutarı havale ile gönderin.');
});

it('keeps saying that a cancelled order was paid', async () => {
  const words = await show({ status: 'CANCELLED', paymentStatus: 'PAID' });
  expect(words).toContain('Ödeme: Ödendi');
  expect(words).not.toContain('ödeme beklenmiyor');
});

it('says what was received and what is outstanding of an order that is paid in part', async () => {
  const standing = { paymentStatus: 'PENDING', received: 150, outstanding: 599_850 } as const;
  const words = await show({ ...standing, status: 'PENDING' });
  expect(words).toContain('Ödeme: Kısmen ödendi');
  expect(words).toContain('Alınan ₺1,50, kalan ₺5.998,50');
  expect(words).toContain('TR33 0006');
  cleanup();
  const cancelled = await show({ ...standing, status: 'CANCELLED' });
  expect(cancelled).toContain('Alınan ₺1,50');
  expect(cancelled).not.toContain('kalan');
  expect(cancelled).not.toContain('ödeme beklenmiyor');
});

const firstHeadings = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .slice(0, 3);

it('tells what became of the order right after its products, and where to pay before them', async () => {
  await show({ status: 'PENDING', paymentStatus: 'PENDING' });
  expect(firstHeadings()).toEqual(['Ödeme', 'Ürünler', 'Sipariş geçmişi']);
  cleanup();
  await show({ status: 'PENDING', paymentStatus: 'PAID' });
  expect(firstHeadings()).toEqual(['Ürünler', 'Sipariş geçmişi', 'Ödeme']);
});

it('shows how far the order is on its way, and none of a cancelled one', async () => {
  await show({ status: 'PENDING', paymentStatus: 'PENDING' });
  const steps = within(screen.getByRole('list', { name: 'Siparişin yolu' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Beklemede21 Kas 2026 14:05',
    'Onaylandı',
    'Hazırlanıyor',
    'Kargoda',
    'Teslim Edildi',
  ]);
  expect(steps[0]?.getAttribute('aria-current')).toBe('step');
  cleanup();
  await show({ status: 'CANCELLED', paymentStatus: 'PENDING' });
  expect(screen.queryByRole('list', { name: 'Siparişin yolu' })).toBeNull();
});
