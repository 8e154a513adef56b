import { CombinedError } from '@urql/core';
import { createStaticHandler } from 'react-router-dom';
import { errorMeta, errorText, statusOf } from './error-text';
import { MaintenanceError, notFound } from '../route-answers';

const refused = (code: string, message: string, details?: object) =>
  new CombinedError({ graphQLErrors: [{ message, path: ['products'], extensions: { code, details } }] });

it('shows the reference of an unexpected error and nothing of the error itself', () => {
  const unexpected = refused('INTERNAL', 'Beklenmeyen bir hata oluştu.', { reference: 'K7-4F2A' });
  expect(errorText(unexpected)).toMatchObject({ title: 'Bir şeyler ters gitti', reference: 'K7-4F2A' });
  expect(statusOf(unexpected)).toBe(500);
});

it('shows the message of a refusal of the server', () => {
  const refusal = refused('BAD_USER_INPUT', 'Arama en çok 200 harf olabilir.');
  expect(errorText(refusal)).toEqual({
    title: 'İstek yerine getirilemedi',
    text: 'Arama en çok 200 harf olabilir.',
  });
  expect(statusOf(refusal)).toBe(400);
});

it('treats a mistake in the document as an unexpected error', () => {
  const invalid = new CombinedError({
    graphQLErrors: [{ message: 'Cannot query field "x".', extensions: { code: 'BAD_USER_INPUT' } }],
  });
  expect(statusOf(invalid)).toBe(500);
  expect(errorText(invalid).title).toBe('Bir şeyler ters gitti');
});

it('distinguishes a lost connection from an unexpected error', () => {
  const lost = new CombinedError({ networkError: new Error('Failed to fetch') });
  expect(errorText(lost).title).toBe('Bağlantı kurulamadı');
});

it('knows nothing of other errors, and does not show them', () => {
  const text = errorText(new TypeError('x is undefined'));
  expect(JSON.stringify(text)).not.toContain('undefined');
  expect(statusOf(new TypeError('x'))).toBe(500);
});

it('answers a missing page with 404 and its own title', () => {
  const missing = notFound({ title: 'Ürün bulunamadı' });
  expect(statusOf(missing)).toBe(404);
  expect(errorMeta(missing)).toMatchObject({ title: 'Ürün bulunamadı', robots: 'noindex, follow' });
});

it('answers 404 for an address that not even the route for unknown ones takes', async () => {
  const { query } = createStaticHandler([{ path: '/', children: [{ path: '*', Component: () => null }] }]);
  const context = await query(new Request('http://shop.test/a%0Ab'));
  const error: unknown = context instanceof Response ? undefined : Object.values(context.errors ?? {})[0];
  expect(statusOf(error)).toBe(404);
  expect(errorMeta(error)).toMatchObject({ title: 'Sayfa bulunamadı', robots: 'noindex, follow' });
});

it('answers 503 under maintenance and leaves the index to the setting', () => {
  const closed = new MaintenanceError({ notice: 'Yarın açığız.', indexing: 'noindex, nofollow', phone: '' });
  expect(statusOf(closed)).toBe(503);
  expect(errorMeta(closed)).toEqual({
    title: 'Bakım Çalışması',
    description: 'Yarın açığız.',
    robots: 'noindex, nofollow',
  });
});

it('shows maintenance also when it begins while the shop is open in a tab', () => {
  expect(errorText(refused('MAINTENANCE', 'Bakımdayız.'))).toEqual({
    title: 'Bakım Çalışması',
    text: 'Bakımdayız.',
  });
});
