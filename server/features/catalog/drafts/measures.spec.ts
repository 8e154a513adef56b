import { fold } from '../../../kernel/turkish/fold.js';
import { readMeasures } from './measures.js';

const measuresOf = (text: string) => readMeasures(fold(text)).found.flatMap(({ measures }) => measures);

it.each([
  ['PN16', ['pn16']],
  ['DN 50', ['dn50']],
  ['dn50 pn16', ['dn50', 'pn16']],
  ['50 DN', ['dn50']],
  ['DN 15–50', ['dn15', 'dn50']],
  ['EN 1092-2, PN 10/16', ['pn10', 'pn16']],
  ['2 DN 50 16 bar', ['dn50', 'bar16']],
  ['200kW', ['w200000']],
  ['200 kW', ['w200000']],
  ['4.200 kW', ['w4200000']],
  ['1,5kw', ['w1500']],
  ['1.5 kW', ['w1500']],
  ['1500 W', ['w1500']],
  ['40 m3/h', ['m3/h40']],
  ['40 m³/saat', ['m3/h40']],
  ['120 l/dk', ['m3/h7.2']],
  ['-15 … 130 °C', ['c15', 'c130']],
  ['aisi316', ['aisi316']],
  ['AISI 316L', ['aisi316l']],
  ['1 1/2"', ['in1.5']],
  ['½', []],
  ['1/2 inç', ['in0.5']],
  ['2"', ['in2']],
  ['2.950 d/dk', ['rpm2950']],
  ['3 × 400 V', ['v400']],
  ['25 mSS', ['m25']],
  ['IP 54', ['ip54']],
  ['KV-100-V', []],
  ['114570-10', []],
  ['K20 pompa', []],
  ['500 litre', ['l500']],
  ['0,5 m³', ['l500']],
])('reads %j as %j', (text, measures) => {
  expect(measuresOf(text)).toEqual(measures);
});

it('knows what a grade of steel is a kind of', () => {
  expect(readMeasures('aisi 316l').found).toEqual([
    { written: 'aisi 316l', measures: ['aisi316l'], general: ['aisi316'] },
  ]);
});

it('leaves the words around a measure', () => {
  expect(
    readMeasures('vana dn50 celik')
      .rest.split(' ')
      .filter((word) => /\w/.test(word)),
  ).toEqual(['vana', 'celik']);
});
