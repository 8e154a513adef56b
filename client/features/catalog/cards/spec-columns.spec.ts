import { sharedSpecNames, specCells } from './spec-columns';

const product = (...names: string[]) => ({
  technicalSpecs: names.map((name, place) => ({ name, value: `${name} ${String(place)}`, unit: null })),
});
const shown = (cells: ReturnType<typeof specCells>) =>
  cells.map(({ spec, namedBy }) => `${namedBy}: ${spec?.value ?? '–'}`);

describe('spec columns of a dense list', () => {
  const valves = [
    product('Ölçü', 'Basınç', 'Klape', 'Tork'),
    product('Ölçü', 'Basınç', 'Küre'),
    product('Basınç', 'Ölçü', 'Tip'),
  ];

  it('take the names that most products share, in the order of the data sheets', () => {
    expect(sharedSpecNames(valves)).toEqual(['Ölçü', 'Basınç']);
    expect(sharedSpecNames([valves[0]!])).toEqual(['Ölçü', 'Basınç', 'Klape']);
  });

  it('put a value under its name wherever it stands in the data sheet, then what is left', () => {
    expect(shown(specCells(valves[2]!, ['Ölçü', 'Basınç']))).toEqual([
      'column: Ölçü 1',
      'column: Basınç 0',
      'cell: Tip 2',
    ]);
    expect(shown(specCells(valves[1]!, ['Ölçü', 'Basınç', 'Klape']))[2]).toBe('column: –');
  });

  it('are none when the products are of different kinds; each row then names its own', () => {
    const mixed = [product('Hacim', 'Serpantin', 'Çap'), product('Debi', 'Basma', 'Güç')];
    expect(sharedSpecNames(mixed)).toEqual([]);
    expect(shown(specCells(mixed[0]!, []))).toEqual(['cell: Hacim 0', 'cell: Serpantin 1', 'cell: Çap 2']);
    expect(shown(specCells(product('Debi'), []))).toEqual(['cell: Debi 0', 'cell: –', 'cell: –']);
  });
});
