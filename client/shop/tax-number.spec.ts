import { isNationalId, isTaxNumber, taxNumberWarning } from './tax-number';

it.each(['4540536920', '1234567890'])('knows %s as a tax number', (digits) => {
  expect(isTaxNumber(digits)).toBe(true);
});

it.each(['4540536921', '1111111111', '454053692', '45405369200', ''])(
  'does not take «%s» for one',
  (digits) => {
    expect(isTaxNumber(digits)).toBe(false);
  },
);

it('knows a national id by its last two digits', () => {
  expect(isNationalId('10000000146')).toBe(true);
  expect(isNationalId('10000000147')).toBe(false);
  expect(isNationalId('10000000156')).toBe(false);
  expect(isNationalId('00000000146')).toBe(false);
});

it('says nothing of a right number, however it is grouped, and nothing of none', () => {
  expect(taxNumberWarning('454 053 6920')).toBeUndefined();
  expect(taxNumberWarning('10000000146')).toBeUndefined();
  expect(taxNumberWarning('  ')).toBeUndefined();
});

it('says what may be wrong', () => {
  expect(taxNumberWarning('481203377')).toContain('9 hane yazıldı');
  expect(taxNumberWarning('4540536921')).toContain('geçerli bir vergi numarası değil');
  expect(taxNumberWarning('10000000147')).toContain('geçerli bir T.C. kimlik numarası değil');
  expect(taxNumberWarning('45405A6920')).toContain('yalnızca rakam');
});
