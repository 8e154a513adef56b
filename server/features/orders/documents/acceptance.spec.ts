import type { Refusal } from '../../../kernel/refusal/refusal.js';
import { codeOf } from '../../../kernel/refusal/test-code-of.js';
import type { AcceptedDocument } from '../history/order.events.js';
import { PLACED_BY_COMPANY } from '../../../testing/placed-order.js';
import { checkAccepted } from './acceptance.js';

const FORM = { slug: 'on-bilgilendirme', title: 'Ön Bilgilendirme Formu', version: 2, hash: 'a'.repeat(64) };
const CONTRACT = { slug: 'mesafeli-satis-sozlesmesi', title: 'Sözleşme', version: 5, hash: 'b'.repeat(64) };

const { lines: LINES } = PLACED_BY_COMPANY;

const check = (...accepted: AcceptedDocument[]) =>
  codeOf(Promise.resolve().then(() => checkAccepted([FORM, CONTRACT], accepted, LINES)));

it('accepts an order whose documents were all accepted', () => {
  expect(() => checkAccepted([FORM, CONTRACT], [CONTRACT, FORM], LINES)).not.toThrow();
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

it('names the documents that have to be read again, and when what is not in stock is delivered', () => {
  try {
    checkAccepted([FORM, CONTRACT], [FORM, { ...CONTRACT, version: 4 }], LINES);
  } catch (error) {
    const { details, message } = error as Refusal;
    const delivery = '1.000 adet stoktan 3 hafta, 250 adet tedarik edilerek en geç 30 gün';
    const productId = LINES[0]?.productId;
    expect(details).toEqual({
      slugs: [CONTRACT.slug],
      titles: [CONTRACT.title],
      procured: [{ productId, productName: 'Plakalı Isı Eşanjörü', delivery }],
    });
    expect(message).toBe(
      `Onayladığınız metinler değişti. Lütfen yeniden okuyup onaylayın: Sözleşme. «Plakalı Isı Eşanjörü» için güncel teslim süresi: ${delivery}`,
    );
  }
  expect.assertions(2);
});
