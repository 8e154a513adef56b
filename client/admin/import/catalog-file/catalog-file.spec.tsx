import { cleanup, screen } from '@testing-library/react';
import { type Given, refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, press, settle } from '../../../ui/form/test-form';
import { nextAnswer } from '../../live/test-polling';
import { progressOf } from '../progress/test-progress';
import { type CatalogExport, CatalogExportsQuery } from './catalog-exports.query';
import { CatalogFile } from './catalog-file';
import { StartCatalogExportMutation } from './start-export';
import { CancelCatalogExportMutation } from './stop-export';

const LARGE = 5_001;
const SMALL = 5_000;

const exported = (
  status: CatalogExport['status'],
  different: Partial<CatalogExport> = {},
): Given<CatalogExport> => ({
  id: 'e1',
  status,
  fileName: 'katalog-2026-11-24.xlsx',
  requestedAt: '2026-11-24T11:05:00.000Z',
  requestedBy: { name: 'Ayşe Yılmaz' },
  ...different,
});
const WRITING = exported('WRITING', {
  progress: progressOf(6_200, 10_000, { rowsPerSecond: 900, secondsLeft: 4 }),
});
const READY = exported('READY', { bytes: 3_984_588, products: 4_812, expiresAt: '2026-12-01T11:06:00.000Z' });
const FAILED = exported('FAILED', { failure: 'Katalog dosyası yazılamadı. Lütfen yeniden deneyin.' });
const listed = (...catalogExports: Given<CatalogExport>[]) => ({ catalogExports });
const UNAVAILABLE = refusal('UNAVAILABLE', 'Şu anda ulaşılamıyor.');

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('leads to the file of a small catalog at once', async () => {
  server.answers(CatalogExportsQuery, listed());
  await open(<CatalogFile products={SMALL} />);
  expect(screen.getByRole('link', { name: 'Kataloğu indir' }).getAttribute('href')).toBe(
    '/admin/excel-ice-aktar/katalog',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('has the file of a large catalog written, and says when it could not be asked for', async () => {
  server.answers(CatalogExportsQuery, listed(), () => listed(WRITING));
  server.answers(StartCatalogExportMutation, UNAVAILABLE, { startCatalogExport: WRITING });
  await open(<CatalogFile products={LARGE} />);
  await press('Kataloğu indir');
  expect(screen.getByText('Şu anda ulaşılamıyor.')).toBeTruthy();
  await press('Kataloğu indir');
  expect(server.sent(StartCatalogExportMutation)).toHaveLength(2);
  expect(screen.queryByText('Şu anda ulaşılamıyor.')).toBeNull();
});

it('shows how far a file is that was begun before the page was opened, and begins no second one', async () => {
  server.answers(CatalogExportsQuery, () => listed(WRITING));
  await open(<CatalogFile products={LARGE} />);
  expect(screen.getByText('Katalog yazılıyor... %62')).toBeTruthy();
  expect(plain(screen.getByText(/6\.200/).textContent)).toBe('6.200 / 10.000 satır');
  await press('Dosya hazırlanıyor');
  expect(server.sent(StartCatalogExportMutation)).toEqual([]);
});

it('offers the file once it is written, with its size, products, time, who asked for it and until when', async () => {
  server.answers(CatalogExportsQuery, listed(WRITING), () => listed(READY));
  await open(<CatalogFile products={LARGE} />);
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
  server.answers(CatalogExportsQuery, listed(FAILED), () => listed(WRITING, FAILED));
  server.answers(StartCatalogExportMutation, { startCatalogExport: WRITING });
  await open(<CatalogFile products={LARGE} />);
  expect(screen.getByText('Katalog dosyası yazılamadı. Lütfen yeniden deneyin.')).toBeTruthy();
  await press('Yeniden dene');
  expect(server.sent(StartCatalogExportMutation)).toHaveLength(1);
});

it('stops a file that is being written, and keeps the focus at the card', async () => {
  server.answers(CatalogExportsQuery, listed(WRITING), listed(WRITING), () => listed(exported('CANCELLED')));
  server.answers(CancelCatalogExportMutation, { cancelCatalogExport: WRITING });
  await open(<CatalogFile products={LARGE} />);
  await press('Durdur');
  expect(server.sent(CancelCatalogExportMutation)).toEqual([{ id: 'e1' }]);
  const place = screen.getByRole('region', { name: 'Katalog dosyası' }).parentElement;
  expect(document.activeElement).toBe(place);
  await nextAnswer();
  await settle();
  expect(screen.queryByText(/Katalog yazılıyor/)).toBeNull();
  expect(document.activeElement).toBe(place);
});

const NOT_LOADED = { name: 'Hazırlanan dosyalar yüklenemedi' };

it('says when the written files cannot be loaded', async () => {
  server.answers(CatalogExportsQuery, UNAVAILABLE);
  await open(<CatalogFile products={SMALL} />);
  expect(screen.getByRole('heading', NOT_LOADED)).toBeTruthy();
  expect(screen.getByText(UNAVAILABLE.message)).toBeTruthy();
});

it('keeps what it had while the files cannot be loaded anew, until they are', async () => {
  server.answers(CatalogExportsQuery, listed(WRITING), UNAVAILABLE, () => listed(READY));
  await open(<CatalogFile products={LARGE} />);
  expect(screen.queryByRole('heading', NOT_LOADED)).toBeNull();
  await nextAnswer();
  expect(screen.getByRole('heading', NOT_LOADED)).toBeTruthy();
  expect(screen.getByText('Katalog yazılıyor... %62')).toBeTruthy();
  await nextAnswer();
  expect(screen.queryByRole('heading', NOT_LOADED)).toBeNull();
  expect(screen.getByRole('link', { name: 'katalog-2026-11-24.xlsx indir' })).toBeTruthy();
});
