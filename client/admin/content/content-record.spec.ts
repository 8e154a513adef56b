import { at, emailProblem, lines, text, words } from './content-field';
import { contentRecord } from './content-record';
import { links } from './content-rows';
import { HeaderQuery } from './content.query';

const RECORD = contentRecord(
  { label: 'Deneme', query: HeaderQuery },
  {
    title: text('Başlık'),
    phone: at('topBar.phone', text('Telefon', { isOptional: true, isNullable: true })),
    email: at(
      'topBar.email',
      text('E-posta', { isOptional: true, isNullable: true, problemOf: emailProblem }),
    ),
    phones: lines('Telefonlar', {}),
    keywords: words('Anahtar kelimeler'),
    navigation: links('Menü'),
  },
);

const DOCUMENT = {
  version: 3,
  title: 'Başlık',
  topBar: { phone: null, email: 'a@ornek.example' },
  phones: null,
  keywords: ['vana', 'pompa'],
  navigation: [{ id: 'home', text: 'Ana Sayfa', url: '/', order: 1 }],
};

const { values } = RECORD.valuesOf(DOCUMENT);
const errorsIn = (different: Partial<typeof values>) =>
  RECORD.schema.safeParse({ ...values, ...different }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('sends a document as it was read', () => {
  const { version, ...document } = DOCUMENT;
  expect(RECORD.valuesOf(DOCUMENT).version).toBe(version);
  expect(RECORD.documentOf(values)).toEqual(document);
});

it('refuses what the server would refuse', () => {
  expect(errorsIn({})).toEqual([]);
  expect(errorsIn({ title: ' ', email: 'a' })).toEqual(['title', 'email']);
  const wrong = { key: 'a', text: '', url: 'javascript:alert(1)' };
  expect(errorsIn({ navigation: [wrong] })).toEqual(['navigation.0.text', 'navigation.0.url']);
});

it('has a history by the names of its form, without the numbers of rows', () => {
  const change = (field: string) => ({ field, before: '"a"', after: '"b"' });
  const history = [
    {
      version: 3,
      savedAt: '2026-11-26T10:00:00.000Z',
      actor: { name: 'Ece İşcan' },
      changes: [change('topBar.phone'), change('navigation.home.text'), change('navigation.home.order')],
    },
  ];
  const read = RECORD.read({ document: DOCUMENT, history });
  expect(read?.history[0]?.changes.map(({ field }) => field)).toEqual(['phone', 'navigation.home.text']);
  expect(RECORD.fields.navigation.partLabel?.('home.text')).toBe('home, metin');
  expect(RECORD.read({ document: null, history: [] })).toBeUndefined();
});

it('shows what the server refused at the field it is about', () => {
  const refusal = { code: 'CONTENT_INVALID', message: 'Kaydedilemedi.', details: {} };
  expect(
    RECORD.errorsOf({ ...refusal, fields: { 'topBar.email': 'Bakın.', 'navigation.0.url': 'Yok.' } }),
  ).toEqual({
    code: 'CONTENT_INVALID',
    fields: { email: 'Bakın.', 'navigation.0.url': 'Yok.' },
  });
  expect(
    RECORD.errorsOf({ ...refusal, code: 'BAD_USER_INPUT', fields: { 'header.topBar.phone': 'Uzun.' } }),
  ).toEqual({ code: 'BAD_USER_INPUT', message: 'Kaydedilemedi.', fields: { phone: 'Uzun.' } });
});
