import { codeOfThrown } from '../../../kernel/refusal/test-code-of.js';
import { choose } from './offer.choices.js';

const group = (id: string, ...ids: string[]) => ({
  id,
  isSoldOut: false,
  variations: ids.map((variation) => ({ id: variation, stock: 1 })),
});
const GROUPS = [group('malzeme', 'döküm', 'çelik'), group('bağlantı', 'dn25', 'dn32')];

const chosen = (...pairs: [string, string][]) =>
  pairs.map(([attributeId, variationId]) => ({ attributeId, variationId }));

it('takes the first of every group that is not named', () => {
  const choices = choose(GROUPS, chosen(['bağlantı', 'dn32']));
  expect(choices.map(({ variation }) => variation.id)).toEqual(['döküm', 'dn32']);
});

it('takes the same choice named twice for one', () => {
  const choices = choose(GROUPS, chosen(['malzeme', 'çelik'], ['malzeme', 'çelik']));
  expect(choices.map(({ variation }) => variation.id)).toEqual(['çelik', 'dn25']);
});

it.each([
  ['a group of another product', chosen(['renk', 'mavi'])],
  ['a choice of another group', chosen(['malzeme', 'dn32'])],
  ['two choices in one group', chosen(['malzeme', 'döküm'], ['malzeme', 'çelik'])],
])('refuses %s', (_what, pairs) => {
  expect(codeOfThrown(() => choose(GROUPS, pairs))).toBe('VARIATION_NOT_FOUND');
});
