import sharp from 'sharp';
import { pictureUrl } from '../../kernel/files/picture-address.js';
import { PictureStore } from '../../kernel/files/picture-store.js';
import { openTestApi, type TestApi } from '../../testing/api.js';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

it('serves a stored picture as immutable', async () => {
  const png = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a5c63' } })
    .png()
    .toBuffer();
  const { id } = await api.app.get(PictureStore).save(png);
  const response = await api.app.inject({ url: pictureUrl(id, 160) });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(response.rawPayload.length),
  });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 160, height: 107 });
});

it.each([
  `/gorsel/${'0'.repeat(32)}-160.webp`,
  `/gorsel/${'0'.repeat(32)}-161.webp`,
  '/gorsel/..%2f..%2fpackage.json',
  '/gorsel/%00',
  '/gorsel/x',
])('returns 404 for %s, which names no stored picture', async (url) => {
  const response = await api.app.inject({ url });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
  expect(response.headers['cache-control']).toBeUndefined();
});
