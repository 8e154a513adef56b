import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PictureLoaderContext, PictureLoader } from './picture-loader.js';

/** One pixel. */
const TINY_PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'gorsel-'));
  folder = path.join(root, 'gorseller');
  await mkdir(folder);
  await mkdir(path.join(folder, 'klasor.png'));
  for (const file of ['gizli.png', 'gorseller/pompa.png', 'gorseller/buyuk.png']) {
    await writeFile(path.join(root, file), 'x');
  }
  await writeFile(path.join(folder, 'pompa.png'), TINY_PICTURE);
  const cutOff = TINY_PICTURE.subarray(0, 50);
  await writeFile(path.join(folder, 'yarim.png'), cutOff);
  await writeFile(path.join(folder, 'koyusu-yarim.png'), TINY_PICTURE);
  await writeFile(path.join(folder, 'koyusu-yarim.dark.png'), cutOff);
  await truncate(path.join(folder, 'buyuk.png'), 3_000_000_000);
  await symlink(path.join(root, 'gizli.png'), path.join(folder, 'disari.png'));
  await symlink(path.join(folder, 'pompa.png'), path.join(folder, 'iceri.png'));
  await symlink(folder, path.join(root, 'baska-ad'));
  execFileSync('mkfifo', [path.join(folder, 'boru.png')]);
});

afterAll(() => rm(root, { recursive: true }));

/** Of a shop that has no picture yet. */
const EMPTY_SHOP = { store: { find: () => Promise.resolve(undefined) } } as unknown as PictureLoaderContext;

const load = (name: string, from = folder) =>
  new PictureLoader(EMPTY_SHOP, from, 'compare').load([name], { sheet: 'CSV', rowNumber: 2 });
const warningOf = async (name: string) => (await load(name)).warnings[0]?.text;

it.each([
  ['disari.png', 'Görsel klasörün dışında: disari.png'],
  ['../gizli.png', 'Görsel klasörün dışında: ../gizli.png'],
  ['boru.png', 'Görsel bulunamadı: boru.png'],
  ['klasor.png', 'Görsel bulunamadı: klasor.png'],
  ['pompa.png/x.png', 'Görsel bulunamadı: pompa.png/x.png'],
  ['buyuk.png', 'Görsel alınamadı: buyuk.png. '],
  ['yarim.png', 'Görsel alınamadı: yarim.png. Resim dosyası yarım kalmış ya da bozuk.'],
  ['koyusu-yarim.png', 'Görsel alınamadı: koyusu-yarim.png. Resim dosyası yarım kalmış ya da bozuk.'],
])('loads no picture from %s and warns', async (name, message) => {
  expect(await warningOf(name)).toContain(message);
});

it('loads files of its folder, also through links that stay inside', async () => {
  expect([await warningOf('pompa.png'), await warningOf('iceri.png')]).toEqual([undefined, undefined]);
  expect((await load('pompa.png', path.join(root, 'baska-ad'))).warnings).toEqual([]);
  expect((await load('pompa.png', path.join(root, 'yok'))).warnings[0]?.text).toContain('bulunamadı');
});
