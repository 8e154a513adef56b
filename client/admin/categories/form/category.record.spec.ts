import { CATEGORY_SCHEMA, categoryInput, NEW_CATEGORY } from './category.record';

const VALUES = { ...NEW_CATEGORY, name: 'Pompalar', description: 'Sirkülasyon' };

it('sends of a new category everything but an address that nobody typed', () => {
  expect(categoryInput(VALUES, undefined)).toEqual({
    name: 'Pompalar',
    description: 'Sirkülasyon',
    parentId: null,
    isActive: true,
    sortOrder: 0,
    pictureId: null,
    seoTitle: null,
    seoDescription: null,
    seoKeywords: [],
  });
});

it('sends only what was changed', () => {
  const changed = { ...VALUES, slug: 'pompa', seoKeywords: 'pompa, , in-line,pompa', parentId: '2' };
  expect(categoryInput(changed, VALUES)).toEqual({
    slug: 'pompa',
    seoKeywords: ['pompa', 'in-line'],
    parentId: '2',
  });
});

it.each([
  ['name', ' ', 'Kategori adını yazın.'],
  ['description', '', 'Açıklamayı yazın.'],
  ['sortOrder', '-1', 'Sırayı'],
  ['sortOrder', '1,5', 'Sırayı'],
])('refuses the %s «%s»', (field, value, message) => {
  const judged = CATEGORY_SCHEMA.safeParse({ ...VALUES, [field]: value });
  expect(judged.error?.issues[0]?.message).toContain(message);
});
