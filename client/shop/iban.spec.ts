import { groupIban, hasRightCheckDigits, isTurkishIban } from './iban';

it('finds a digit that was mistyped, and two that were swapped', () => {
  const right = 'TR33 0006 1005 1978 6457 8413 26';
  expect(hasRightCheckDigits(right)).toBe(true);
  expect(hasRightCheckDigits(right.replace('1978', '1979'))).toBe(false);
  expect(hasRightCheckDigits(right.replace('1978', '1798'))).toBe(false);
});

it('takes small letters and any blanks, and groups by four', () => {
  expect(isTurkishIban('tr330006 10051978 645784 1326')).toBe(true);
  expect(isTurkishIban('TR33 0006 1005 1978 6457 8413 2')).toBe(false);
  expect(groupIban('tr330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26');
});
