import sharp from 'sharp';
import { pictureUrl } from '../../kernel/files/picture-address.js';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';

const LIMIT = 5_242_880;

let api: TestApi;
let staff: TestBrowser;

beforeAll(async () => {
  api = await openTestApi();
  staff = await api.staff(['catalog']);
});

afterAll(() => api.close());

async function send(payload: Buffer, query = '') {
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await api.app.inject({
    method: 'POST',
    url: `/admin/gorsel${query}`,
    payload,
    headers: { 'content-type': 'image/png', cookie, ...staff.headers },
  });
  return {
    status: response.statusCode,
    ...response.json<{
      id: string;
      width: number;
      height: number;
      darkId: string | null;
      code?: string;
      message?: string;
    }>(),
  };
}

const picture = (width: number, height: number, background = '#0a5c63') =>
  sharp({ create: { width, height, channels: 3, background } });

const png = (width: number, height: number, background?: string) =>
  picture(width, height, background).png().toBuffer();

it('stores a picture in its widths, encoded anew', async () => {
  const { status, id, width, height } = await send(await png(2_500, 1_250));
  expect([status, width, height]).toEqual([201, 1_920, 960]);
  for (const asked of [160, 480, 960, 1_920]) {
    const response = await api.app.inject({ url: pictureUrl(id, asked) });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: asked });
  }
});

it('serves the widest there is of a small picture', async () => {
  const { id, width } = await send(await png(600, 400));
  expect(width).toBe(600);
  const response = await api.app.inject({ url: pictureUrl(id, 1_920) });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 600 });
});

it('turns a photograph upright and leaves out what the camera wrote', async () => {
  const photograph = await picture(300, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ayşe', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { id, width, height } = await send(photograph);
  expect([width, height]).toEqual([200, 300]);
  const { rawPayload } = await api.app.inject({ url: pictureUrl(id, 480) });
  const { exif, orientation } = await sharp(rawPayload).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
});

it('accepts 5 242 880 bytes and refuses one more', async () => {
  const small = await png(20, 20);
  // What follows the end of a PNG is ignored.
  const padded = (bytes: number) => Buffer.concat([small, Buffer.alloc(bytes - small.length)]);
  expect((await send(padded(LIMIT))).status).toBe(201);
  expect(await send(padded(LIMIT + 1))).toMatchObject({
    status: 413,
    code: 'PICTURE_FILE_TOO_LARGE',
    message: "Dosya boyutu 5MB'dan küçük olmalıdır.",
  });
});

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['a text', () => Buffer.from('resim değil')],
  ['nothing', () => Buffer.alloc(0)],
  ['a drawing with scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a document', () => Buffer.from('%PDF-1.7\n')],
])('refuses %s', async (_what, bytes) => {
  expect(await send(await bytes())).toMatchObject({
    status: 415,
    code: 'NOT_A_PICTURE',
    message: 'Lütfen sadece resim dosyası yükleyin.',
  });
});

it.each<[string, () => Promise<Buffer> | Buffer]>([
  ['the beginning of a picture', async () => (await png(50, 50)).subarray(0, 60)],
  ['a page that begins as a picture', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1')],
])('refuses %s, and says that the file is damaged', async (_what, bytes) => {
  expect(await send(await bytes())).toMatchObject({
    status: 422,
    code: 'PICTURE_DAMAGED',
    message: 'Resim dosyası yarım kalmış ya da bozuk. Dosyayı yeniden kaydedip deneyin.',
  });
});

it('refuses a picture of 17,000 by 17,000 pixels, however few bytes it has', async () => {
  const huge = await sharp({
    create: { width: 17_000, height: 17_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(huge.length).toBeLessThan(LIMIT);
  expect(await send(huge)).toMatchObject({ status: 413, code: 'PICTURE_TOO_DETAILED' });
});

it('links a variant for the dark theme', async () => {
  const light = await send(await png(30, 20, '#ffffff'));
  const dark = await send(await png(30, 20, '#000000'), `?acik=${light.id}`);
  expect(dark).toMatchObject({ id: light.id });
  expect(dark.darkId).toMatch(/^[0-9a-f]{32}$/);
  expect(await send(await png(31, 20), `?acik=${'0'.repeat(32)}`)).toMatchObject({
    status: 422,
    code: 'PICTURE_GONE',
  });
});
