import { type GraphQLScalarType, parseValue } from 'graphql';
import { schema } from './test-schema';

const scalar = (name: string) => schema.getType(name) as GraphQLScalarType;

it.each([
  ['DateTime', '2026-09-13'],
  ['DateTime', '2026-09-13T12:54:33.25+03:00'],
  ['Position', 0],
  ['Money', -5],
])('takes as %s what the server takes: %j', (name, value) => {
  expect(scalar(name).parseValue(value)).toBe(value);
});

it.each([
  ['DateTime', '2026-02-31'],
  ['DateTime', '2026-13-45T00:00:00Z'],
  ['DateTime', '2026-09-13T09:54:33'],
  ['Position', -1],
  ['Money', 1.5],
])('refuses as %s what the server refuses: %j', (name, value) => {
  expect(() => scalar(name).parseValue(value)).toThrow('cannot represent');
  expect(() => scalar(name).parseLiteral(parseValue(JSON.stringify(value)))).toThrow('cannot represent');
});

it('answers date-times as the server writes them alone', () => {
  expect(scalar('DateTime').serialize('2026-09-13T09:54:33.000Z')).toBe('2026-09-13T09:54:33.000Z');
  expect(() => scalar('DateTime').serialize('2026-09-13')).toThrow('cannot represent');
});
