import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type PictureKeeping, PictureIntake } from './picture-intake.js';

let place: string;
let folder: string;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'gorsel-'));
  folder = path.join(place, 'gorseller');
  await mkdir(folder);
  await mkdir(path.join(folder, 'klasor.png'));
  for (const file of ['gizli.png', 'gorseller/pompa.png', 'gorseller/buyuk.png']) {
    await writeFile(path.join(place, file), 'x');
  }
  await truncate(path.join(folder, 'buyuk.png'), 3_000_000_000);
  await symlink(path.join(place, 'gizli.png'), path.join(folder, 'disari.png'));
  await symlink(path.join(folder, 'pompa.png'), path.join(folder, 'iceri.png'));
  await symlink(folder, path.join(place, 'baska-ad'));
  execFileSync('mkfifo', [path.join(folder, 'boru.png')]);
});

afterAll(() => rm(place, { recursive: true }));

/** Rehearsing, an intake only looks: it needs nothing to keep pictures with. */
const take = (name: string, from = folder) =>
  new PictureIntake({} as PictureKeeping, from, 'rehearse').take([name], { sheet: 'CSV', rowNumber: 2 });
const warningOf = async (name: string) => (await take(name)).warnings[0]?.text;

it.each([
  ['disari.png', 'Görsel klasörün dışında: disari.png'],
  ['../gizli.png', 'Görsel klasörün dışında: ../gizli.png'],
  ['boru.png', 'Görsel bulunamadı: boru.png'],
  ['klasor.png', 'Görsel bulunamadı: klasor.png'],
  ['pompa.png/x.png', 'Görsel bulunamadı: pompa.png/x.png'],
  ['buyuk.png', 'Görsel alınamadı: buyuk.png. '],
])('takes no picture from %s', async (name, words) => {
  expect(await warningOf(name)).toContain(words);
});

it('takes files of its folder, also through links that stay inside', async () => {
  expect([await warningOf('pompa.png'), await warningOf('iceri.png')]).toEqual([undefined, undefined]);
  expect((await take('pompa.png', path.join(place, 'baska-ad'))).warnings).toEqual([]);
  expect((await take('pompa.png', path.join(place, 'yok'))).warnings[0]?.text).toContain('bulunamadı');
});
