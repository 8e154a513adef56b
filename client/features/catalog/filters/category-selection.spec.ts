import { categoryMark, toggleCategory } from './category-selection';

const valves = { slug: 'vanalar', children: [{ slug: 'kelebek' }, { slug: 'kuresel' }, { slug: 'cek' }] };
const pumps = { slug: 'pompalar', children: [] };
const tree = [valves, pumps];

describe('choosing categories', () => {
  it('chooses and releases', () => {
    expect(toggleCategory([], tree, 'pompalar')).toEqual(['pompalar']);
    expect(toggleCategory(['kuresel', 'pompalar'], tree, 'kuresel')).toEqual(['pompalar']);
  });

  it('lets a parent stand for all its subcategories', () => {
    expect(toggleCategory(['kelebek', 'pompalar'], tree, 'vanalar')).toEqual(['pompalar', 'vanalar']);
  });

  it('leaves the siblings when one subcategory of a chosen parent is taken away', () => {
    expect(toggleCategory(['vanalar'], tree, 'kuresel')).toEqual(['cek', 'kelebek']);
  });

  it('keeps a slug it does not know, for the address to name it', () => {
    expect(toggleCategory(['eski'], tree, 'vanalar')).toEqual(['eski', 'vanalar']);
  });

  it('marks a parent on, partly or off', () => {
    expect(categoryMark(['vanalar'], valves)).toBe('on');
    expect(categoryMark(['cek'], valves)).toBe('partly');
    expect(categoryMark(['pompalar'], valves)).toBe('off');
  });
});
