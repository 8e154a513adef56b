import { forgetDraft, readDraft, saveDraft } from './checkout-draft';
import { emptyCheckout } from './checkout-form';

const PROFILE = emptyCheckout('BANK_TRANSFER');
const TYPED = { ...PROFILE, notes: 'Arka kapı' };

afterEach(forgetDraft);

it('keeps what a guest typed when they sign in', () => {
  saveDraft(PROFILE, undefined, TYPED);
  expect(readDraft(PROFILE, 'ayse').notes).toBe('Arka kapı');
});

it('shows what a customer typed to that customer alone, also when their session ended by itself', () => {
  saveDraft(PROFILE, 'ayse', TYPED);
  expect(readDraft(PROFILE, 'ayse').notes).toBe('Arka kapı');
  expect(readDraft(PROFILE, undefined)).toEqual(PROFILE);
  expect(readDraft(PROFILE, 'fatma')).toEqual(PROFILE);
});

it('takes a note it cannot read for none', () => {
  sessionStorage.setItem('siparis-bilgileri', '{"typed":{"buyer":7,"notes":{}}}');
  expect(readDraft(PROFILE, undefined)).toEqual(PROFILE);
});
