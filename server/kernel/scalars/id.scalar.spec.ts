import { Kind } from 'graphql';
import { Id } from './id.scalar.js';

const UUID = '7b0b6b1e-8d6f-4a39-9a57-0d1d2f6b1c11';

it('reads a UUID in either case, from variables and documents', () => {
  expect(Id.parseValue(UUID.toUpperCase())).toBe(UUID);
  expect(Id.parseLiteral({ kind: Kind.STRING, value: UUID.toUpperCase() })).toBe(UUID);
});

it('leaves other ids as they are, and refuses what is no id', () => {
  expect(Id.parseValue('DN50')).toBe('DN50');
  expect(Id.parseValue(5)).toBe('5');
  expect(() => Id.parseValue(true)).toThrow('ID cannot represent value: true');
});
