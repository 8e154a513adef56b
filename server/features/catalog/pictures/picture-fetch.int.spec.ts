import { Clock } from '../../../kernel/clock/clock.js';
import { JobRunner } from '../../../kernel/jobs/job-runner.js';
import type { TestPictureHost } from '../../../kernel/outbound/test-picture-host.js';
import { answerWith, openPictureShopForEachTest, pictureOf } from '../../../testing/import-pictures.js';
import type { ImportShop } from '../../../testing/import-shop.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';
import { PictureFetchRecords } from './picture-fetch.records.js';
import { PictureFetchSweeper } from './picture-fetch.sweeper.js';
import { PICTURE_UPLOAD } from './picture-uploads.js';

let shop: ImportShop;
let host: TestPictureHost;

openPictureShopForEachTest((opened, listening) => {
  shop = opened;
  host = listening;
});

const jobOf = async (id: string) => {
  const [job] = await shop.read<{ id: string }>('SELECT id FROM job WHERE subject_id = $1', [id]);
  if (!job) throw new Error('Nobody was asked to fetch it');
  return job.id;
};

/** What becomes of an address once a worker has been there. */
async function fetched(url: string) {
  const records = shop.provider(PictureFetchRecords);
  const { id } = await records.request(url, SPEC_CAUSE);
  const { status } = await shop.provider(JobRunner).runHere(await jobOf(id));
  const found = await records.find(id);
  return { status, picture: found?.picture, failure: found?.failure };
}

it('waits until a worker has fetched it, and is an upload then', async () => {
  host.answers['/a.png'] = answerWith(await pictureOf('#0a5c63'));
  const records = shop.provider(PictureFetchRecords);
  const { id } = await records.request(host.url('/a.png'), SPEC_CAUSE);
  expect(await records.find(id)).toEqual({ id, url: host.url('/a.png'), picture: null, failure: null });
  await shop.provider(JobRunner).runHere(await jobOf(id));
  const ended = await records.find(id);
  expect(ended).toMatchObject({ picture: { width: 40, height: 30, darkId: null }, failure: null });
  expect(await shop.read('SELECT picture_id FROM picture_upload')).toEqual([
    { picture_id: ended?.picture?.id },
  ]);
});

it('says why there is none, and no job has failed', async () => {
  host.answers['/page'] = (response) => void response.end('<html>Giriş yapın</html>');
  host.answers['/big.png'] = answerWith(Buffer.alloc(PICTURE_UPLOAD.maxBytes + 1));
  const failures: unknown[] = [];
  for (const path of ['/yok.png', '/page', '/big.png']) {
    const { status, picture, failure } = await fetched(host.url(path));
    expect([status, picture]).toEqual(['done', null]);
    failures.push(failure);
  }
  expect(failures).toEqual([
    'Bu adreste bir resim yok.',
    'Lütfen sadece resim dosyası yükleyin.',
    "Dosya boyutu 5MB'dan küçük olmalıdır.",
  ]);
});

it('goes to no private address', async () => {
  const { failure } = await fetched('http://10.20.30.40/a.png');
  expect(failure).toBe('Adres herkese açık bir sunucuya ait değil.');
  expect(host.requests).toEqual([]);
});

it('is forgotten after a day', async () => {
  host.answers['/a.png'] = answerWith(await pictureOf('#0a5c63'));
  await fetched(host.url('/a.png'));
  const [{ later }] = (await shop.read<{ later: Date }>(
    `SELECT requested_at + interval '1 day' AS later FROM picture_fetch`,
  )) as [{ later: Date }];
  const sweepAt = (now: Date) => {
    const sweeper = new PictureFetchSweeper(Object.assign(new Clock(), { now: () => now }));
    return shop.dataSource.transaction((transaction) => sweeper.sweep(transaction, 10));
  };
  expect(await sweepAt(new Date(later.getTime() - 1))).toBe(0);
  expect(await sweepAt(later)).toBe(1);
});
