import { declareRefusal, Refusal } from './refusal.js';

it('carries its code, status, Turkish message and details', () => {
  const soldOut = declareRefusal<{ left: number }>(
    'SPEC_LEFT',
    409,
    ({ left }) => `Stokta ${left} adet var.`,
  );
  const refusal = soldOut({ left: 2 });
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({
    code: 'SPEC_LEFT',
    httpStatus: 409,
    message: 'Stokta 2 adet var.',
    details: { left: 2 },
  });
});

it('refuses to declare the same code twice', () => {
  declareRefusal('SPEC_TWICE', 400, () => 'Bir.');
  expect(() => declareRefusal('SPEC_TWICE', 400, () => 'İki.')).toThrow('SPEC_TWICE is declared twice');
});

it('has empty details where none were declared', () => {
  expect(declareRefusal('SPEC_PLAIN', 400, () => 'Hayır.')().details).toEqual({});
});
