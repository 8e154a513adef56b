import { isIban } from './iban.js';

it.each(['TR330006100519786457841326', 'TR320010009999901234567890'])('%s is one', (iban) => {
  expect(isIban(iban)).toBe(true);
});

it.each([
  ['another last digit', 'TR330006100519786457841327'],
  ['two digits that changed places', 'TR330006100519786457841362'],
  ['a digit too few', 'TR33000610051978645784132'],
  ['a digit too many', 'TR3300061005197864578413260'],
  ['another country', 'DE330006100519786457841326'],
  ['letters', 'TR33000610051978645784132O'],
  ['nothing', ''],
])('%s is none', (_what, iban) => {
  expect(isIban(iban)).toBe(false);
});
