import type { Refusal } from '../../../kernel/refusal/refusal.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import type { AcceptedDocument } from '../history/order.events.js';
import { checkAccepted } from './acceptance.js';

const FORM = { slug: 'on-bilgilendirme', title: 'Ön Bilgilendirme Formu', version: 2, hash: 'a'.repeat(64) };
const CONTRACT = { slug: 'mesafeli-satis-sozlesmesi', title: 'Sözleşme', version: 5, hash: 'b'.repeat(64) };

const check = (...accepted: AcceptedDocument[]) =>
  codeOf(Promise.resolve().then(() => checkAccepted([FORM, CONTRACT], accepted)));

it('accepts an order whose documents were all accepted', () => {
  expect(() => checkAccepted([FORM, CONTRACT], [CONTRACT, FORM])).not.toThrow();
});

it('refuses an order for which a document was not accepted', async () => {
  expect(await check(FORM)).toBe('DOCUMENTS_NOT_ACCEPTED');
  expect(await check()).toBe('DOCUMENTS_NOT_ACCEPTED');
});

it('refuses an order for which another version of a document was accepted', async () => {
  expect(await check(FORM, { ...CONTRACT, version: 4 })).toBe('DOCUMENTS_CHANGED');
  expect(await check(FORM, { ...CONTRACT, hash: 'c'.repeat(64) })).toBe('DOCUMENTS_CHANGED');
  expect(await check(FORM, { ...CONTRACT, version: 4 }, CONTRACT)).toBe('DOCUMENTS_CHANGED');
});

it('names the documents that have to be read again', () => {
  try {
    checkAccepted([FORM, CONTRACT], [FORM, { ...CONTRACT, version: 4 }]);
  } catch (error) {
    expect((error as Refusal).details).toEqual({ slugs: [CONTRACT.slug], titles: [CONTRACT.title] });
  }
  expect.assertions(1);
});
