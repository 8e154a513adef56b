import {
  attemptKey,
  endAttempt,
  mayHaveUnansweredOrders,
  rememberRefused,
  rememberSent,
  unansweredOrders,
} from './order-attempt';
import { type OrderInput } from './add-order';

const order = (notes: string) => ({ notes, idempotencyKey: attemptKey(undefined) }) as OrderInput;

afterEach(() => sessionStorage.clear());

it('keeps one key until the order is there', () => {
  const key = attemptKey(undefined);
  expect(key).toMatch(/^[0-9a-f-]{32,36}$/);
  rememberSent(order('a'), undefined);
  rememberRefused(undefined);
  expect(attemptKey(undefined)).toBe(key);
  endAttempt();
  expect(attemptKey(undefined)).not.toBe(key);
});

it('remembers what was sent without an answer, each once, until one comes', () => {
  rememberSent(order('a'), undefined);
  rememberSent(order('b'), undefined);
  rememberSent(order('a'), undefined);
  expect(unansweredOrders(undefined).map(({ notes }) => notes)).toEqual(['b', 'a']);
  rememberRefused(undefined);
  expect(unansweredOrders(undefined)).toEqual([]);
});

it('starts anew from a note it cannot read', () => {
  sessionStorage.setItem('siparis-denemesi', '{"key":7');
  expect(attemptKey(undefined)).toMatch(/^[0-9a-f-]{32,36}$/);
});

it('leaves the attempt of a guest to them when they sign in', () => {
  rememberSent(order('a'), undefined);
  const key = attemptKey(undefined);
  expect(unansweredOrders('ayse').map(({ notes }) => notes)).toEqual(['a']);
  expect(attemptKey('ayse')).toBe(key);
});

it('gives the attempt of a customer to nobody else, also when their session ended by itself', () => {
  const key = attemptKey('ayse');
  rememberSent({ ...order('a'), idempotencyKey: key }, 'ayse');
  expect(unansweredOrders('fatma')).toEqual([]);
  expect(attemptKey('fatma')).not.toBe(key);
  expect(mayHaveUnansweredOrders()).toBe(false);
});
