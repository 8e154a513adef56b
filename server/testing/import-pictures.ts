import sharp from 'sharp';
import { FETCH_PICTURES } from '../features/import/index.js';
import { JobRunner } from '../kernel/jobs/job-runner.js';
import { PublicHosts } from '../kernel/outbound/public-hosts.js';
import {
  type Answering,
  openTestPictureHost,
  type TestPictureHost,
} from '../kernel/outbound/test-picture-host.js';
import { type ImportShop, openImportShopForEachTest } from './import-shop.js';

const LOOPBACK = '127.0.0.1';

/** Opens for each test an empty shop, and a web server of this machine that it may fetch pictures from. */
export function openPictureShopForEachTest(take: (shop: ImportShop, host: TestPictureHost) => void): void {
  let shop: ImportShop;
  let host: TestPictureHost;

  openImportShopForEachTest((opened) => (shop = opened));

  beforeEach(async () => {
    host = await openTestPictureHost();
    openLoopback(shop);
    take(shop, host);
  });

  afterEach(() => host.close());
}

/** Lets a shop fetch from this machine, under whatever name; in no other way than by the hand of a spec. */
export function openLoopback(shop: ImportShop): void {
  Object.assign(shop.provider(PublicHosts), {
    lookup: () => Promise.resolve([{ address: LOOPBACK, family: 4 }]),
    isPublic: (address: string) => address === LOOPBACK,
    acceptsPort: () => true,
  });
}

/** A picture of one color. */
export const pictureOf = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

export const answerWith =
  (bytes: Buffer): Answering =>
  (response) =>
    void response.end(bytes);

export async function pictureJobOf(shop: ImportShop, runId: string): Promise<string | undefined> {
  const [job] = await shop.read<{ id: string }>(
    'SELECT id FROM job WHERE subject_id = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1',
    [runId, FETCH_PICTURES],
  );
  return job?.id;
}

/** Runs the job that fetches the pictures of an import, as if each of its pauses were over at once. */
export async function fetchPictures(shop: ImportShop, runId: string): Promise<string | undefined> {
  const id = await pictureJobOf(shop, runId);
  if (id === undefined) return undefined;
  const skipping = setInterval(() => {
    const skipped = shop.read(`UPDATE import_picture SET due_at = now() WHERE due_at > now()`);
    // It may meet the job in a deadlock, or the end of the shop.
    skipped.catch(() => undefined);
  }, 50);
  const { status } = await shop
    .provider(JobRunner)
    .runHere(id)
    .finally(() => clearInterval(skipping));
  return status;
}
