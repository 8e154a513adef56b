import { CombinedError } from '@urql/core';
import { isConflict, orderRefusal } from './order-refusal';

const refused = (code: string, details: Record<string, unknown> = {}) =>
  new CombinedError({ graphQLErrors: [{ message: 'Olmadı.', path: ['x'], extensions: { code, details } }] });

it('says of a conflict which version was seen and how the order stands now', () => {
  const refusal = orderRefusal(
    refused('VERSION_CONFLICT', {
      expectedVersion: 3,
      currentVersion: 5,
      current: { status: 'PROCESSING', paymentStatus: 'PAID' },
    }),
  );
  expect(isConflict(refusal)).toBe(true);
  expect(refusal.message).toBe(
    'Siz siparişin 3. sürümünü görüyordunuz; şimdi 5. sürümünde: Hazırlanıyor, ödeme: Ödendi. Denetleyip yeniden deneyin.',
  );
});

it.each([
  refused('OUT_OF_STOCK'),
  refused('VERSION_CONFLICT'),
  refused('VERSION_CONFLICT', { expectedVersion: 3, currentVersion: 5 }),
])('keeps the sentence of the server otherwise', (error) => {
  expect(orderRefusal(error).message).toBe('Olmadı.');
});
