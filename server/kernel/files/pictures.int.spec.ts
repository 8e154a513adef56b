import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import sharp from 'sharp';
import { openTestDatabase, type TestDatabase } from '../database/test-database.js';
import { Refusal } from '../refusal/refusal.js';
import { closestWidth, pictureUrl, readPictureName } from './picture-address.js';
import { PictureStore } from './picture-store.js';

let database: TestDatabase;
let folder: string;
let pictures: PictureStore;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  pictures = new PictureStore(database.dataSource, disk);
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const drawn = (width: number, height: number, background = '#0a5c63') =>
  sharp({ create: { width, height, channels: 3, background } });

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'stored',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

it('stores a picture as WebP in its widths', async () => {
  const picture = await pictures.save(await drawn(1600, 1200).png().toBuffer());
  expect(picture).toMatchObject({ width: 1_600, height: 1_200, darkId: null });
  const small = await pictures.read(picture.id, 160);
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 160, height: 120 });
});

it('never enlarges a small picture', async () => {
  const picture = await pictures.save(await drawn(200, 100).jpeg().toBuffer());
  expect(picture).toMatchObject({ width: 200, height: 100 });
});

it('stores equal bytes once, also when they are stored at the same time', async () => {
  const bytes = await drawn(300, 300, '#b87333').png().toBuffer();
  const stored = await Promise.all([pictures.save(bytes), pictures.save(bytes), pictures.save(bytes)]);
  expect(new Set(stored.map((picture) => picture.id)).size).toBe(1);
});

describe('a dark variant', () => {
  const twins = async (background: string) => {
    const dark = await pictures.save(await drawn(300, 300, '#101416').png().toBuffer());
    return { light: await drawn(300, 300, background).png().toBuffer(), dark };
  };

  it('links a dark variant to a new picture and keeps it when the picture is stored again without one', async () => {
    const { light, dark } = await twins('#ffffff');
    expect((await pictures.save(light, dark.id)).darkId).toBe(dark.id);
    expect((await pictures.save(light)).darkId).toBe(dark.id);
  });

  it('links a dark variant to a picture stored before only by an explicit call', async () => {
    const { light, dark } = await twins('#fefefe');
    const { id } = await pictures.save(light);
    expect((await pictures.save(light, dark.id)).darkId).toBeNull();
    await database.dataSource.transaction((transaction) => pictures.linkDark(transaction, id, dark.id));
    expect((await pictures.save(light)).darkId).toBe(dark.id);
  });
});

it('restores lost files when the picture is stored again', async () => {
  const bytes = await drawn(400, 400, '#445566').png().toBuffer();
  const { id } = await pictures.save(bytes);
  await rm(path.join(folder, 'gorsel', id.slice(0, 2)), { recursive: true });
  expect(await pictures.read(id, 480)).toBeUndefined();
  await pictures.save(bytes);
  expect(await pictures.read(id, 480)).toBeDefined();
});

describe('a picture that is encoded later', () => {
  const filesOf = async (id: string) => (await readdir(path.join(folder, 'gorsel', id.slice(0, 2)))).sort();

  it('becomes the same files as one that is encoded at once, when it is first read', async () => {
    const bytes = await drawn(1601, 1203, '#3f7d20').png().toBuffer();
    const later = await pictures.saveUnencoded(bytes);
    expect(await filesOf(later.id)).toEqual([later.id]);
    expect(await pictures.find(later.id)).toEqual(later);
    const read = await Promise.all([pictures.read(later.id, 160), pictures.read(later.id, 960)]);
    expect(await filesOf(later.id)).toEqual(
      [160, 1_920, 480, 960].map((width) => `${later.id}-${width}.webp`),
    );

    await rm(path.join(folder, 'gorsel', later.id.slice(0, 2)), { recursive: true });
    expect(await pictures.save(bytes)).toEqual(later);
    expect(await Promise.all([pictures.read(later.id, 160), pictures.read(later.id, 960)])).toEqual(read);
  });

  it('is read whole by another process that has begun to read while it is encoded', async () => {
    const { id } = await pictures.saveUnencoded(await drawn(900, 700, '#7d203f').png().toBuffer());
    const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
    const elsewhere = new PictureStore(database.dataSource, disk);
    const [here, there] = await Promise.all([pictures.read(id, 960), elsewhere.read(id, 960)]);
    expect(there).toEqual(here);
    expect(await sharp(there).metadata()).toMatchObject({ format: 'webp', width: 900, height: 700 });
  });

  it('is encoded anew where a process was killed in between', async () => {
    const bytes = await drawn(500, 500, '#203f7d').png().toBuffer();
    const { id } = await pictures.saveUnencoded(bytes);
    await writeFile(path.join(folder, 'gorsel', id.slice(0, 2), `${id}-480.webp`), 'half');
    expect(await sharp(await pictures.read(id, 480)).metadata()).toMatchObject({ width: 480 });
  });

  it('is refused at once when it is cut off in the middle', async () => {
    const bytes = await drawn(600, 600, '#123456').png({ compressionLevel: 0 }).toBuffer();
    const cut = bytes.subarray(0, bytes.length / 2);
    expect(await codeOf(pictures.saveUnencoded(cut))).toBe('PICTURE_DAMAGED');
  });
});

it('keeps only the pixels of a file, rotated upright', async () => {
  const bytes = await drawn(400, 200)
    .withExif({ IFD0: { Copyright: 'secret' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('secret')).toBe(true);
  const picture = await pictures.save(bytes);
  expect(picture).toMatchObject({ width: 200, height: 400 });
  expect((await pictures.read(picture.id, 960))?.includes('secret')).toBe(false);
});

describe('an upload', () => {
  it.each([
    ['text', Buffer.from('not a picture at all')],
    ['empty', Buffer.alloc(0)],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    ],
  ])('refuses an upload that is %s', async (_name, bytes) => {
    expect(await codeOf(pictures.save(bytes))).toBe('NOT_A_PICTURE');
  });

  it('refuses an upload that is a header without a body', async () => {
    const header = Buffer.from('89504e470d0a1a0a0000', 'hex');
    expect(await codeOf(pictures.save(header))).toBe('PICTURE_DAMAGED');
  });

  it.each(['png', 'jpeg', 'webp', 'avif'] as const)('refuses a %s that is cut off', async (format) => {
    const noise = await sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
      },
    })
      .toFormat(format)
      .toBuffer();
    expect(await codeOf(pictures.save(noise.subarray(0, noise.length * 0.9)))).toBe('PICTURE_DAMAGED');
  });

  it('refuses an upload of too many bytes', async () => {
    expect(await codeOf(pictures.save(Buffer.alloc(11 * 1024 * 1024)))).toBe('PICTURE_TOO_LARGE');
  });

  it('refuses an upload whose few bytes decode to too many pixels', async () => {
    const bomb = await drawn(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await codeOf(pictures.save(bomb))).toBe('PICTURE_TOO_DETAILED');
  });

  it.each([
    [1, 20_001],
    [20_001, 1],
  ])('refuses an upload of %i x %i pixels, which takes long to decode', async (width, height) => {
    expect(await codeOf(pictures.save(await drawn(width, height).png().toBuffer()))).toBe(
      'PICTURE_TOO_DETAILED',
    );
  });

  it('leaves no file behind of a refused upload', async () => {
    const before = await readdir(folder, { recursive: true });
    await codeOf(pictures.save(Buffer.from('<html>')));
    expect(await readdir(folder, { recursive: true })).toEqual(before);
  });
});

it('names pictures by their content and width only', () => {
  const id = '0123456789abcdef0123456789abcdef';
  expect(pictureUrl(id, 300)).toBe(`/gorsel/${id}-480.webp`);
  expect([1, 160, 161, 960, 961, 3_000].map(closestWidth)).toEqual([160, 160, 480, 960, 1_920, 1_920]);
  expect(readPictureName(`${id}-480.webp`)).toEqual({ id, width: 480 });
  for (const wrong of [`${id}-481.webp`, `${id}-480.png`, '../secret-480.webp', `${id}-480.webp/..`, '']) {
    expect(readPictureName(wrong)).toBeUndefined();
  }
});
