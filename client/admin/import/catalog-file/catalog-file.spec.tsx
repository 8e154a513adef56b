import { act, cleanup, screen } from '@testing-library/react';
import { AccountServer, open, press, settle } from '../../../features/account/test-account';
import { RUNNING_POLL_MS } from '../../live/use-polling';
import { CatalogFile } from './catalog-file';

const LARGE = 5_001;
const SMALL = 5_000;

const exported = (status: string, rest: object = {}) => ({
  id: 'e1',
  status,
  fileName: 'katalog-2026-11-24.xlsx',
  requestedAt: '2026-11-24T11:05:00.000Z',
  requestedBy: { name: 'Ayşe Yılmaz' },
  products: null,
  bytes: null,
  expiresAt: null,
  failure: null,
  progress: null,
  ...rest,
});
const WRITING = exported('WRITING', {
  progress: {
    ...{ done: 6_200, total: 10_000, rowsPerSecond: 900, secondsLeft: 4 },
    ...{ isWaiting: false, isStopping: false },
  },
});
const READY = exported('READY', {
  ...{ bytes: 3_984_588, products: 4_812, expiresAt: '2026-12-01T11:06:00.000Z' },
});
const FAILED = exported('FAILED', { failure: 'Katalog dosyası yazılamadı. Lütfen yeniden deneyin.' });
const listed = (...exports: object[]) => ({ data: { catalogExports: exports } });

const nextAnswer = () => act(() => new Promise((resolve) => setTimeout(resolve, RUNNING_POLL_MS + 100)));
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

afterEach(cleanup);

it('leads to the file of a small catalog at once', async () => {
  await open(new AccountServer({ CatalogExports: [listed()] }), <CatalogFile products={SMALL} />);
  expect(screen.getByRole('link', { name: 'Kataloğu indir' }).getAttribute('href')).toBe(
    '/admin/excel-ice-aktar/katalog',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('has the file of a large catalog written, and says when it could not be asked for', async () => {
  const server = new AccountServer({
    CatalogExports: [listed()],
    StartCatalogExport: [
      { code: 'UNAVAILABLE', message: 'Şu anda ulaşılamıyor.' },
      { data: { startCatalogExport: WRITING } },
    ],
  });
  await open(server, <CatalogFile products={LARGE} />);
  await press('Kataloğu indir');
  expect(screen.getByText('Şu anda ulaşılamıyor.')).toBeTruthy();
  await press('Kataloğu indir');
  expect(server.sent).toHaveLength(2);
  expect(screen.queryByText('Şu anda ulaşılamıyor.')).toBeNull();
});

it('shows how far a file is that was begun before the page was opened, and begins no second one', async () => {
  const server = new AccountServer({ CatalogExports: [listed(WRITING)] });
  await open(server, <CatalogFile products={LARGE} />);
  expect(screen.getByText('Katalog yazılıyor... %62')).toBeTruthy();
  expect(plain(screen.getByText(/6\.200/).textContent)).toBe('6.200 / 10.000 satır');
  await press('Dosya hazırlanıyor');
  expect(server.sent).toEqual([]);
});

it('offers the file once it is written, with its size, products, time, who asked for it and until when', async () => {
  const server = new AccountServer({ CatalogExports: [listed(WRITING), listed(READY)] });
  await open(server, <CatalogFile products={LARGE} />);
  await nextAnswer();
  const link = screen.getByRole('link', { name: 'katalog-2026-11-24.xlsx indir' });
  expect(link.getAttribute('href')).toBe('/admin/excel-ice-aktar/katalog/e1');
  expect(plain(link.nextElementSibling?.textContent)).toBe(
    '3,8 MB, 4.812 ürün, 24 Kas 2026 14:05, Ayşe Yılmaz',
  );
  expect(screen.getByText('1 Ara 2026 14:06 tarihine kadar indirilebilir.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Kataloğu indir' })).toBeTruthy();
});

it('says why there is no file, and offers to try again', async () => {
  const server = new AccountServer({
    CatalogExports: [listed(FAILED)],
    StartCatalogExport: [{ data: { startCatalogExport: WRITING } }],
  });
  await open(server, <CatalogFile products={LARGE} />);
  expect(screen.getByText('Katalog dosyası yazılamadı. Lütfen yeniden deneyin.')).toBeTruthy();
  await press('Yeniden dene');
  expect(server.sent).toHaveLength(1);
});

it('stops a file that is being written, and keeps the focus at the card', async () => {
  const server = new AccountServer({
    CatalogExports: [listed(WRITING), listed(exported('CANCELLED'))],
    CancelCatalogExport: [{ data: { cancelCatalogExport: WRITING } }],
  });
  await open(server, <CatalogFile products={LARGE} />);
  await press('Durdur');
  expect(server.sent).toEqual([{ id: 'e1' }]);
  const place = screen.getByRole('region', { name: 'Katalog dosyası' }).parentElement;
  expect(document.activeElement).toBe(place);
  await nextAnswer();
  await settle();
  expect(screen.queryByText(/Katalog yazılıyor/)).toBeNull();
  expect(document.activeElement).toBe(place);
});

const UNAVAILABLE = { code: 'UNAVAILABLE', message: 'Şu anda ulaşılamıyor.' };
const NOT_LOADED = { name: 'Hazırlanan dosyalar yüklenemedi' };

it('says when the written files cannot be loaded', async () => {
  await open(new AccountServer({ CatalogExports: [UNAVAILABLE] }), <CatalogFile products={SMALL} />);
  expect(screen.getByRole('heading', NOT_LOADED)).toBeTruthy();
  expect(screen.getByText(UNAVAILABLE.message)).toBeTruthy();
});

it('keeps what it had while the files cannot be loaded anew, until they are', async () => {
  const server = new AccountServer({ CatalogExports: [listed(WRITING), UNAVAILABLE, listed(READY)] });
  await open(server, <CatalogFile products={LARGE} />);
  expect(screen.queryByRole('heading', NOT_LOADED)).toBeNull();
  await nextAnswer();
  expect(screen.getByRole('heading', NOT_LOADED)).toBeTruthy();
  expect(screen.getByText('Katalog yazılıyor... %62')).toBeTruthy();
  await nextAnswer();
  expect(screen.queryByRole('heading', NOT_LOADED)).toBeNull();
  expect(screen.getByRole('link', { name: 'katalog-2026-11-24.xlsx indir' })).toBeTruthy();
});
