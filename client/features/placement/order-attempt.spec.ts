import { attemptKey, endAttempt, rememberRefused, rememberSent, unansweredOrders } from './order-attempt';
import { type OrderInput } from './add-order';

const order = (notes: string) => ({ notes, idempotencyKey: attemptKey() }) as OrderInput;

afterEach(() => sessionStorage.clear());

it('keeps one key until the order is there', () => {
  const key = attemptKey();
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  rememberSent(order('a'));
  rememberRefused();
  expect(attemptKey()).toBe(key);
  endAttempt();
  expect(attemptKey()).not.toBe(key);
});

it('remembers what was sent without an answer, each once, until one comes', () => {
  rememberSent(order('a'));
  rememberSent(order('b'));
  rememberSent(order('a'));
  expect(unansweredOrders().map(({ notes }) => notes)).toEqual(['b', 'a']);
  rememberRefused();
  expect(unansweredOrders()).toEqual([]);
});

it('starts anew from a note it cannot read', () => {
  sessionStorage.setItem('siparis-denemesi', '{"key":7');
  expect(attemptKey()).toMatch(/^[0-9a-f]{32}$/);
});
