import fc from 'fast-check';
import {
  formatCount,
  formatDate,
  formatLira,
  formatLiraDifference,
  formatLiraInWords,
  formatDateTime,
  formatPhone,
  formatQuantity,
  formatRating,
  formatTaxRate,
  isPhone,
  phoneHref,
  withFixedUnits,
  withUnit,
} from './format';

describe('money', () => {
  it('shows no decimals when there are no kuruş', () => {
    expect(formatLira(4_875_000)).toBe('₺48.750');
    expect(formatLira(0)).toBe('₺0');
  });

  it('shows two decimals when there are kuruş, never rounding them away', () => {
    expect(formatLira(1_500_050)).toBe('₺15.000,50');
    expect(formatLira(499_999)).toBe('₺4.999,99');
    expect(formatLira(5)).toBe('₺0,05');
  });

  it('names the currency behind an amount within a sentence', () => {
    expect(formatLiraInWords(500_000)).toBe('5.000\u00a0TL');
    expect(formatLiraInWords(1_500_050)).toBe('15.000,50\u00a0TL');
  });

  it('can be read back to the same kuruş', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (kurus) => {
        const shown = formatLira(kurus).replace('₺', '').replace('\u2212', '-');
        expect(Math.round(Number(shown.replaceAll('.', '').replace(',', '.')) * 100)).toBe(kurus);
      }),
    );
  });

  it('signs what a choice adds, with a true minus', () => {
    expect(formatLiraDifference(185_000)).toBe('+₺1.850');
    expect(formatLiraDifference(-1_420_000)).toBe('\u2212₺14.200');
    expect(formatLiraDifference(0)).toBe('Dahil');
  });
});

describe('numbers and dates', () => {
  it('writes them the Turkish way', () => {
    expect(formatCount(1284)).toBe('1.284');
    expect(formatRating(4.5)).toBe('4,5');
    expect(formatRating(5)).toBe('5,0');
    expect(formatTaxRate(2000)).toBe('%20');
    expect(formatTaxRate(150)).toBe('%1,5');
  });

  it('parts a value from its unit by a thin space, a number from a word by a fixed one', () => {
    expect(formatQuantity(1000, 'metre')).toBe('1.000\u00a0metre');
    expect(withUnit('7,6', 'm²')).toBe('7,6\u2009m²');
    expect(withUnit('40', 'plaka')).toBe('40\u00a0plaka');
    expect(withUnit('AISI 316', null)).toBe('AISI 316');
  });

  it.each([
    ['Isı Eşanjörü 200 kW, 40 Plaka', 'Isı Eşanjörü 200\u00a0kW, 40\u00a0Plaka'],
    ['Hidrofor 33 m³/h', 'Hidrofor 33\u00a0m³/h'],
    ['Boyler 1.500 Litre', 'Boyler 1.500\u00a0Litre'],
    ['Vana DN 80, Kollu', 'Vana DN\u00a080, Kollu'],
    ['4 Torbalı DN 150', '4 Torbalı DN\u00a0150'],
    ['Çek Valf 3 Vidalı', 'Çek Valf 3 Vidalı'],
  ])('keeps the numbers of «%s» with their units', (name, shown) => {
    expect(withFixedUnits(name)).toBe(shown);
  });

  it('shows stored UTC as the day it is in Istanbul', () => {
    expect(formatDate('2026-11-21T11:05:00Z')).toBe('21 Kasım 2026');
    expect(formatDate('2026-07-01T22:30:00Z')).toBe('2 Temmuz 2026');
    expect(formatDateTime('2026-11-21T11:05:00Z')).toBe('21 Kas 2026 14:05');
  });
});

describe('telephone numbers', () => {
  it.each(['0212 555 01 42', '+90 212 555 01 42', '(0212) 555 0142', '212-555-01-42', '00902125550142'])(
    'reads %s as one Istanbul number',
    (typed) => {
      expect(phoneHref(typed)).toBe('tel:+902125550142');
      expect(formatPhone(typed)).toBe('0212 555 01 42');
    },
  );

  it('leaves service numbers and foreign numbers alone', () => {
    expect(phoneHref('444 01 42')).toBe('tel:4440142');
    expect(formatPhone('4440142')).toBe('444 01 42');
    expect(phoneHref('+90 444 01 42')).toBe('tel:4440142');
    expect(formatPhone('0444 01 42')).toBe('444 01 42');
    expect(phoneHref('+49 30 1234567')).toBe('tel:+49301234567');
    expect(formatPhone('+49 30 1234567')).toBe('+49 30 1234567');
  });

  it.each(['444 0 555', '+90 444 0 555', '0850 303 0 303', '\u202a0532 111 22 33\u202c', '+49 30 1234567'])(
    'takes %s for a telephone number',
    (typed) => {
      expect(isPhone(typed)).toBe(true);
    },
  );

  it.each(['445 0 555', '0532 111 22', '532 111', 'arayın', ''])('takes %s for none', (typed) => {
    expect(isPhone(typed)).toBe(false);
  });
});
