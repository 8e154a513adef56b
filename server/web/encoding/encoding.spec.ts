import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.js';
import { EncodedBody } from './encoded-body.js';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('reads Accept-Encoding %j as %s', (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});

const text = 'vana '.repeat(1_000);

it('returns the same text in every encoding', async () => {
  const body = new EncodedBody(Buffer.from(text), { brotliQuality: 5 });
  expect(brotliDecompressSync((await body.in('br')).bytes).toString()).toBe(text);
  expect(gunzipSync((await body.in('gzip')).bytes).toString()).toBe(text);
  expect((await body.in('identity')).bytes.toString()).toBe(text);
});

it('compresses a body once per encoding, also for concurrent callers', async () => {
  const body = new EncodedBody(Buffer.from(text), { brotliQuality: 5 });
  expect(body.ready('br')).toBeUndefined();
  const [one, other] = await Promise.all([body.in('br'), body.in('br')]);
  expect(one.bytes).toBe(other.bytes);
  expect(body.ready('br')?.bytes).toBe(one.bytes);
});

it('does not compress a small body', async () => {
  const small = new EncodedBody(Buffer.from('vana'), { brotliQuality: 5 });
  expect(await small.in('br')).toMatchObject({ encoding: 'identity' });
});
