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
  const answer = await api.app.inject({ url: pictureUrl(id, 160) });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-length': String(answer.rawPayload.length),
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 160, height: 107 });
});

it.each([
  `/gorsel/${'0'.repeat(32)}-160.webp`,
  `/gorsel/${'0'.repeat(32)}-161.webp`,
  '/gorsel/..%2f..%2fpackage.json',
  '/gorsel/%00',
  '/gorsel/x',
])('has nothing at %s', async (url) => {
  const answer = await api.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  expect(answer.headers['cache-control']).toBeUndefined();
});
