import { parseValue } from 'graphql';
import { Money } from './money.scalar.js';

it('reads and writes whole kuruş', () => {
  expect(Money.parseValue(129_900)).toBe(129_900);
  expect(Money.parseLiteral(parseValue('-500'))).toBe(-500);
  expect(Money.serialize(0)).toBe(0);
});

it.each([1.5, '100', null, Number.NaN, 2 ** 53])('refuses %o as money', (value) => {
  expect(() => Money.parseValue(value)).toThrow('whole kuruş');
});

it.each(['1.0', '"100"', 'true'])('refuses the literal %s as money', (literal) => {
  expect(() => Money.parseLiteral(parseValue(literal))).toThrow('whole kuruş');
});
