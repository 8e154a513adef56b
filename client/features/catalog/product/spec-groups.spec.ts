import { groupSpecs } from './spec-groups';

const spec = (name: string, group: string | null) => ({ name, value: '1', unit: null, group });

describe('the specification table', () => {
  it('keeps the order of the data sheet within and between headings', () => {
    const groups = groupSpecs([
      spec('Kapasite', 'Isıl değerler'),
      spec('Plaka', 'Gövde'),
      spec('Basınç kaybı', 'Isıl değerler'),
    ]);
    expect(groups.map(({ title, specs }) => [title, specs.map(({ name }) => name)])).toEqual([
      ['Isıl değerler', ['Kapasite', 'Basınç kaybı']],
      ['Gövde', ['Plaka']],
    ]);
  });

  it('puts what stands under no heading first', () => {
    const groups = groupSpecs([spec('Kapasite', 'Isıl değerler'), spec('Menşei', null), spec('Renk', '  ')]);
    expect(groups.map(({ title }) => title)).toEqual([null, 'Isıl değerler']);
    expect(groups[0]!.specs).toHaveLength(2);
  });

  it('is empty for a product without specs', () => {
    expect(groupSpecs([])).toEqual([]);
  });
});
