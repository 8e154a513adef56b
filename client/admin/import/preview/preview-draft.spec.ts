import { EMPTY_DRAFT, previewInput } from './preview-draft';

const heading = (position: number, name: string, field: string | null) => ({
  position,
  heading: name,
  field,
  match: null,
  samples: [],
});
/** As it is answered: with the name of its type, which no input takes. */
const RUN = {
  id: 'i1',
  options: {
    __typename: 'ImportOptions',
    isStrict: false,
    isAllOrNothing: false,
    clearsBlanks: false,
    part: 'EVERYTHING' as const,
    numberNotation: 'DETECTED' as const,
  },
  sheets: [
    {
      position: 0,
      name: 'Liste',
      kind: 'PRODUCTS' as const,
      rowCount: 1,
      headings: [heading(0, 'Ürün Adı', 'name'), heading(1, 'Liste fiyatı', null)],
      missingHeadings: ['Fiyat'],
    },
    {
      position: 1,
      name: 'Ekstra',
      kind: null,
      rowCount: 1,
      headings: [heading(0, 'Kod', null)],
      missingHeadings: [],
    },
  ],
};

it('compares nothing anew where nothing new was chosen', () => {
  expect(previewInput(RUN, EMPTY_DRAFT)).toBeUndefined();
  const same = { ...EMPTY_DRAFT, options: { isStrict: false }, fields: { '0:0': 'name', '0:1': '' } };
  expect(previewInput(RUN, same)).toBeUndefined();
});

it('sends all options, and nothing else of the answer, as soon as one is another', () => {
  expect(previewInput(RUN, { ...EMPTY_DRAFT, options: { part: 'ONLY_NEW' } })).toEqual({
    id: 'i1',
    options: {
      isStrict: false,
      isAllOrNothing: false,
      clearsBlanks: false,
      part: 'ONLY_NEW',
      numberNotation: 'DETECTED',
    },
  });
});

it('sends the headings that were assigned, and one that is to be left unread', () => {
  const { headings } = previewInput(RUN, { ...EMPTY_DRAFT, fields: { '0:0': '', '0:1': 'price' } })!;
  expect(headings).toEqual([
    { sheet: 0, kind: 'PRODUCTS', position: 0, field: null },
    { sheet: 0, kind: 'PRODUCTS', position: 1, field: 'price' },
  ]);
});

it('sends headings of a sheet that was not recognized only with what it holds', () => {
  const fields = { '1:0': 'sku' };
  expect(previewInput(RUN, { ...EMPTY_DRAFT, fields })).toBeUndefined();
  expect(previewInput(RUN, { ...EMPTY_DRAFT, fields, kinds: { 1: 'SPECS' } })?.headings).toEqual([
    { sheet: 1, kind: 'SPECS', position: 0, field: 'sku' },
  ]);
});
