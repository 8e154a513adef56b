import fc from 'fast-check';
import {
  choiceField,
  choicesField,
  dayField,
  flagField,
  keysField,
  listState,
  pageField,
  type Range,
  rangeField,
  textField,
} from './list-state';

interface State {
  readonly text: string;
  readonly brands: readonly string[];
  readonly statuses: readonly ('OPEN' | 'SHIPPED' | 'CLOSED')[];
  readonly total: Range;
  readonly isUrgent: boolean;
  readonly sort: 'newest' | 'name' | 'relevance';
  readonly page: number;
}

const text = textField('arama', 30);

const state = listState<State>({
  text,
  brands: keysField('marka', { maxCount: 5, maxLength: 20 }),
  statuses: choicesField('durum', { OPEN: 'acik', SHIPPED: 'kargoda', CLOSED: 'kapali' }),
  total: rangeField('en-az', 'en-cok', (typed) => (/^\d{1,9}$/.test(typed) ? Number(typed) : null)),
  isUrgent: flagField('acil', 'evet'),
  sort: choiceField('sirala', { newest: 'yeni', name: 'ad', relevance: 'uygun' }, (parameters) =>
    text.read(parameters) ? 'relevance' : 'newest',
  ),
  page: pageField('sayfa', 50),
});

const read = (search: string) => state.parse(new URLSearchParams(search));
const WHOLE = read('');

const trimmed = (maxLength: number, minLength = 0) =>
  fc.string({ minLength, maxLength }).filter((word) => word.trim() === word);
const amount = fc.option(fc.integer({ min: 1, max: 999_999_999 }));

const states: fc.Arbitrary<State> = fc.record({
  text: trimmed(30),
  brands: fc.uniqueArray(trimmed(20, 1), { maxLength: 5 }).map((keys) => keys.sort()),
  statuses: fc.subarray(['OPEN', 'SHIPPED', 'CLOSED'] as const),
  total: fc
    .tuple(amount, amount)
    .map(([one, other]) =>
      one !== null && other !== null && one > other ? { min: other, max: one } : { min: one, max: other },
    ),
  isUrgent: fc.boolean(),
  sort: fc.constantFrom('newest', 'name', 'relevance'),
  page: fc.integer({ min: 1, max: 201 }),
});

describe('the state of a list in its address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(states, (some) => {
        expect(read(state.serialize(some).toString())).toEqual(some);
      }),
    );
  });

  it('is written in one way only, whatever the address was', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (anything) => {
        const once = state.serialize(read(anything)).toString();
        expect(state.serialize(read(once)).toString()).toBe(once);
      }),
    );
  });

  it('leaves defaults out', () => {
    expect(state.serialize(WHOLE).toString()).toBe('');
    expect(state.serialize({ ...WHOLE, text: 'vana', sort: 'relevance' }).toString()).toBe('arama=vana');
    expect(state.serialize({ ...WHOLE, text: 'vana', sort: 'newest' }).toString()).toBe(
      'arama=vana&sirala=yeni',
    );
  });

  it.each(['durum=yolda', 'sirala=best', 'acil=1', 'en-az=-1', 'sayfa=0', 'sayfa=1e3', 'marka=%20', 'x=1'])(
    'drops the unknown or impossible «%s»',
    (search) => {
      expect(read(search)).toEqual(WHOLE);
    },
  );

  it('stays within its limits', () => {
    const many = Array.from({ length: 9 }, (_, place) => `marka=m${String(place)}`).join('&');
    const bounded = read(`arama=${'a'.repeat(99)}&${many}&sayfa=99999`);
    expect([bounded.text.length, bounded.brands.length, bounded.page]).toEqual([30, 5, 201]);
    expect(read(`marka=${'m'.repeat(99)}`).brands).toEqual([]);
  });

  it('turns the ends of a range round that were swapped', () => {
    expect(read('en-az=900&en-cok=100').total).toEqual({ min: 100, max: 900 });
  });

  it('keeps several choices in the order they are declared in', () => {
    expect(read('durum=kapali&durum=acik&durum=kapali').statuses).toEqual(['OPEN', 'CLOSED']);
  });
});

it.each(['2026-02-31', '2026-2-1', '21.11.2026', '99999-01-01', 'dün'])('takes %s for no day', (given) => {
  expect(dayField('gun').read(new URLSearchParams({ gun: given }))).toBe('');
});

it('reads a day of the calendar', () => {
  expect(dayField('gun').read(new URLSearchParams({ gun: '2028-02-29' }))).toBe('2028-02-29');
});
