import { type MailTemplate, renderMail } from './mail-template.js';

const TEMPLATE: MailTemplate = {
  shopName: 'Isı & Su <Mağazası>',
  subject: 'Şifrenizi yenileyin',
  recipientName: 'Ayşe "<b>" Yılmaz',
  paragraphs: ['Yeni bir şifre istediniz.'],
  action: { label: 'Şifreyi yenile', url: 'https://magaza.example/sifre?a=1&b=2' },
  notes: ['Bağlantı 1 saat geçerlidir.'],
};

it('renders the same content as text and as HTML', () => {
  const { text, html = '' } = renderMail(TEMPLATE);
  for (const part of ['Yeni bir şifre istediniz.', 'Şifreyi yenile', 'Bağlantı 1 saat geçerlidir.']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
});

it('writes the full link into the text and into the HTML', () => {
  const { text, html } = renderMail(TEMPLATE);
  expect(text).toContain('\nhttps://magaza.example/sifre?a=1&b=2\n');
  expect(html).toContain('href="https://magaza.example/sifre?a=1&amp;b=2"');
});

it('escapes markup in every text of a mail', () => {
  const { html } = renderMail(TEMPLATE);
  expect(html).toContain('Sayın Ayşe &quot;&lt;b&gt;&quot; Yılmaz,');
  expect(html).toContain('Isı &amp; Su &lt;Mağazası&gt;');
  expect(html).not.toContain('<b>');
});

it('refuses a link that is neither http nor https', () => {
  const action = { label: 'Tıklayın', url: 'javascript:alert(1)' };
  expect(() => renderMail({ ...TEMPLATE, action })).toThrow('must be http or https');
});

it('greets without a name when none is known', () => {
  expect(renderMail({ ...TEMPLATE, recipientName: undefined }).text).toMatch(/^Merhaba,\n\n/);
});

it('greets by a name of several lines on one line', () => {
  expect(renderMail({ ...TEMPLATE, recipientName: 'Ayşe\nYılmaz' }).text).toMatch(/^Sayın Ayşe Yılmaz,\n\n/);
});

it.each(['https://kotu.example kazandınız', 'www kotu', 'kotu.example', 'a@b.example', 'x'.repeat(81), '  '])(
  'does not greet by %j, which somebody else may have typed',
  (recipientName) => {
    const { text, html } = renderMail({ ...TEMPLATE, recipientName });
    expect(text).toMatch(/^Merhaba,\n\n/);
    expect(`${text}${html}`).not.toContain(recipientName);
  },
);
