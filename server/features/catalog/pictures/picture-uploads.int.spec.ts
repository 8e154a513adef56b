import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import sharp from 'sharp';
import { Clock } from '../../../kernel/clock/clock.js';
import { keepPictures } from '../../../kernel/files/kept-pictures.js';
import { openTestDatabase, type TestDatabase } from '../../../kernel/database/test-database.js';
import { PictureStore } from '../../../kernel/files/picture-store.js';
import { withTemporaryFolder } from '../../../kernel/files/temporary-folder.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import { PictureUploads } from './picture-uploads.js';
import { PictureUploadSweeper } from './picture-upload.sweeper.js';

const DAY_MS = 86_400_000;

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

async function withUploads(
  use: (shop: Awaited<ReturnType<typeof uploadsIn>>) => Promise<void>,
): Promise<void> {
  await withTemporaryFolder('gorsel-', async (folder) => use(await uploadsIn(folder)));
  await database.dataSource.query('TRUNCATE picture CASCADE');
}

function uploadsIn(folder: string) {
  let now = Date.parse('2026-11-26T10:00:00Z');
  const clock = Object.assign(new Clock(), { now: () => new Date(now) });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'public' }));
  const store = new PictureStore(database.dataSource, disk);
  const uploads = new PictureUploads(database.dataSource, store, clock);
  const sweeper = new PictureUploadSweeper(store, clock);
  const bytes = (shade: number) =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: { r: shade, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  return Promise.resolve({
    store,
    upload: async (shade: number) => uploads.upload(Readable.from([await bytes(shade)])),
    uploadDark: async (lightId: string, shade: number) =>
      uploads.uploadDark(lightId, Readable.from([await bytes(shade)])),
    keep: (ids: readonly string[]) =>
      database.dataSource.transaction((transaction) => keepPictures(transaction, ids)),
    sweep: () => database.dataSource.transaction((transaction) => sweeper.sweep(transaction, 100)),
    pass: (ms: number) => (now += ms),
    bytes,
  });
}

it('sweeps a picture that nothing was saved with for a day', () =>
  withUploads(async ({ upload, sweep, pass, store }) => {
    const { id } = await upload(1);
    pass(DAY_MS - 1);
    expect(await sweep()).toBe(0);
    pass(1);
    expect(await sweep()).toBe(1);
    expect([await store.find(id), await store.read(id, 160)]).toEqual([undefined, undefined]);
  }));

it('keeps what something was saved with, its dark variant too', () =>
  withUploads(async ({ upload, uploadDark, keep, sweep, pass, store }) => {
    const light = await upload(1);
    await uploadDark(light.id, 2);
    await keep([light.id]);
    await uploadDark(light.id, 3);
    pass(2 * DAY_MS);
    expect(await sweep()).toBe(0);
    expect(await store.find(light.id)).toBeDefined();
  }));

it('sweeps a dark variant with its picture', () =>
  withUploads(async ({ upload, uploadDark, sweep, pass }) => {
    const light = await upload(1);
    await uploadDark(light.id, 2);
    pass(DAY_MS);
    expect(await sweep()).toBe(2);
  }));

it('begins the day anew when the same picture is uploaded again', () =>
  withUploads(async ({ upload, sweep, pass }) => {
    await upload(1);
    pass(DAY_MS - 1);
    await upload(1);
    pass(1);
    expect(await sweep()).toBe(0);
  }));

it('never sweeps a picture that the shop had before', () =>
  withUploads(async ({ store, upload, sweep, pass, bytes }) => {
    const { id } = await store.save(await bytes(1));
    expect((await upload(1)).id).toBe(id);
    pass(DAY_MS);
    expect(await sweep()).toBe(0);
  }));

it('refuses to keep what is not there any more', () =>
  withUploads(async ({ upload, keep, sweep, pass }) => {
    const { id } = await upload(1);
    pass(DAY_MS);
    await sweep();
    expect(await codeOf(keep([id]))).toBe('PICTURE_GONE');
  }));
