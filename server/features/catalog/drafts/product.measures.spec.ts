import { productMeasures } from './product.measures.js';

const valve = {
  name: 'Küresel Vana',
  shortDescription: '',
  description: '',
  model: 'KV',
  tags: [],
  technicalSpecs: [],
};

it('reads measures of name, short description, model, tags and technical specs', () => {
  const { measures } = productMeasures({
    ...valve,
    name: 'Küresel Vana DN 50',
    shortDescription: 'PN 16 tesisat için',
    model: 'KV 2"',
    tags: ['120 °C'],
    technicalSpecs: [
      { name: 'Gövde', value: 'AISI 316L' },
      { name: 'Kapasite', value: '1.200', unit: 'kW' },
    ],
  });
  expect(measures.sort()).toEqual(['aisi316', 'aisi316l', 'c120', 'dn50', 'in2', 'pn16', 'w1200000']);
});

it('keeps apart what only the description mentions', () => {
  const product = {
    ...valve,
    description: 'DN 50 hatta DN 80 redüksiyonla bağlanır.',
    technicalSpecs: [{ name: 'Ölçü', value: 'DN 80' }],
  };
  expect(productMeasures(product)).toEqual({ measures: ['dn80'], mentionedMeasures: ['dn50'] });
});

it('does not make one measure of two specs', () => {
  const technicalSpecs = [
    { name: 'Plaka', value: '40' },
    { name: 'kW', value: '200' },
  ];
  expect(productMeasures({ ...valve, technicalSpecs }).measures).toEqual([]);
});
