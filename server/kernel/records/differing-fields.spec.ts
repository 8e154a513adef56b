import { differingFields } from './differing-fields.js';

it('finds no difference between equal documents, in whatever order their fields stand', () => {
  expect(differingFields({ a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 })).toEqual([]);
});

it('names differing fields by their path', () => {
  const before = { name: 'A', seo: { title: 'x', description: 'y' } };
  expect(differingFields(before, { name: 'B', seo: { title: 'z', description: 'y' } })).toEqual([
    'name',
    'seo.title',
  ]);
});

it('names a field that only one of two documents has', () => {
  expect(differingFields({ a: null }, { a: null, b: 1 })).toEqual(['b']);
  expect(differingFields({ a: null }, { a: { b: 1 } })).toEqual(['a']);
});

it('names an item of a list by its id, and the list itself once items come, go or move', () => {
  const links = [
    { id: 'home', text: 'Home' },
    { id: 'about', text: 'About' },
  ];
  const renamed = [links[0], { id: 'about', text: 'About us' }];
  expect(differingFields({ links }, { links: renamed })).toEqual(['links.about.text']);
  expect(differingFields({ links }, { links: [...links].reverse() })).toEqual(['links']);
  expect(differingFields({ links }, { links: links.slice(1) })).toEqual(['links']);
});

it('names a list without ids as a whole', () => {
  expect(differingFields({ keywords: ['a', 'b'] }, { keywords: ['a', 'c'] })).toEqual(['keywords']);
});
