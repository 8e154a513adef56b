import { type Letter, writeLetter } from './letter.js';

const LETTER: Letter = {
  shopName: 'Isı & Su <Mağazası>',
  subject: 'Şifrenizi yenileyin',
  addressee: 'Ayşe "<b>" Yılmaz',
  paragraphs: ['Yeni bir şifre istediniz.'],
  action: { label: 'Şifreyi yenile', url: 'https://magaza.example/sifre?a=1&b=2' },
  notes: ['Bağlantı 1 saat geçerlidir.'],
};

it('says the same in text and in html', () => {
  const { text, html = '' } = writeLetter(LETTER);
  for (const words of ['Yeni bir şifre istediniz.', 'Şifreyi yenile', 'Bağlantı 1 saat geçerlidir.']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

it('writes the link out in text, and keeps it whole in html', () => {
  const { text, html } = writeLetter(LETTER);
  expect(text).toContain('\nhttps://magaza.example/sifre?a=1&b=2\n');
  expect(html).toContain('href="https://magaza.example/sifre?a=1&amp;b=2"');
});

it('lets no text become markup', () => {
  const { html } = writeLetter(LETTER);
  expect(html).toContain('Sayın Ayşe &quot;&lt;b&gt;&quot; Yılmaz,');
  expect(html).toContain('Isı &amp; Su &lt;Mağazası&gt;');
  expect(html).not.toContain('<b>');
});

it('refuses a link that leads anywhere but to the web', () => {
  const action = { label: 'Tıklayın', url: 'javascript:alert(1)' };
  expect(() => writeLetter({ ...LETTER, action })).toThrow('must be http or https');
});

it('greets where no name is known', () => {
  expect(writeLetter({ ...LETTER, addressee: undefined }).text).toMatch(/^Merhaba,\n\n/);
});

it('greets by a name of several lines in one', () => {
  expect(writeLetter({ ...LETTER, addressee: 'Ayşe\nYılmaz' }).text).toMatch(/^Sayın Ayşe Yılmaz,\n\n/);
});

it.each(['https://kotu.example kazandınız', 'www kotu', 'kotu.example', 'a@b.example', 'x'.repeat(81), '  '])(
  'greets nobody by %j, which somebody else may have typed',
  (addressee) => {
    const { text, html } = writeLetter({ ...LETTER, addressee });
    expect(text).toMatch(/^Merhaba,\n\n/);
    expect(`${text}${html}`).not.toContain(addressee);
  },
);
