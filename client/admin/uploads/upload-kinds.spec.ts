import { DOCUMENTS, MAX_PICTURE_BYTES, PICTURES } from './upload-kinds';

const file = (name: string, type: string, size: number) =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: size });

it.each([
  ['a picture of 5 MiB', file('a.png', 'image/png', MAX_PICTURE_BYTES)],
  ['a file of a type that the system does not know', file('a', '', 10)],
])('sends %s', (_what, picture) => {
  expect(PICTURES.problemOf(picture)).toBeUndefined();
});

it.each([
  ['a document', file('a.pdf', 'application/pdf', 10), 'Lütfen sadece resim dosyası yükleyin.'],
  [
    'a picture of one byte more',
    file('a.png', 'image/png', MAX_PICTURE_BYTES + 1),
    "Dosya boyutu 5MB'dan küçük olmalıdır.",
  ],
])('does not send %s as a picture, and says why', (_what, wrong, message) => {
  expect(PICTURES.problemOf(wrong)).toBe(message);
});

it('sends only PDF files as documents', () => {
  expect(DOCUMENTS.problemOf(file('a.pdf', 'application/pdf', 10))).toBeUndefined();
  expect(DOCUMENTS.problemOf(file('a.png', 'image/png', 10))).toBe('Lütfen PDF dosyası yükleyin.');
});

it('takes only what the shop stores for an answer', () => {
  expect(PICTURES.read({ id: 'a', width: 1, height: 2 })).toEqual({
    id: 'a',
    width: 1,
    height: 2,
    darkId: null,
  });
  expect(PICTURES.read({ code: 'NOT_A_PICTURE' })).toBeUndefined();
});
