import { type MailTemplate, quoted, renderMail } from './mail-template.js';

const TEMPLATE: MailTemplate = {
  shopName: 'Isı & Su <Mağazası>',
  subject: 'Şifrenizi yenileyin',
  recipientName: 'Ayşe "<b>" Yılmaz',
  paragraphs: ['Yeni bir şifre istediniz.'],
  action: { label: 'Şifreyi yenile', url: 'https://magaza.example/sifre?a=1&b=2' },
  notes: ['Bağlantı 1 saat geçerlidir.'],
};

it('renders the same content as text and as HTML', () => {
  const { text, html } = renderMail(TEMPLATE);
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

it('leaves out what turns or breaks a line, and keeps the line breaks of a paragraph', () => {
  const forged = 'bir\u202e\niki\u0007\r\nüç';
  const { subject, text, html } = renderMail({
    ...TEMPLATE,
    subject: forged,
    recipientName: forged,
    paragraphs: [forged],
  });
  expect(subject).toBe('bir iki üç');
  expect(text).toMatch(/^Sayın bir iki üç,\n\nbir \niki \nüç\n/);
  expect(html).toContain('<p>bir <br>iki <br>üç</p>');
});

it('marks each line of a text that somebody typed', () => {
  expect(quoted('Not', 'tek satır')).toBe('Not: tek satır');
  expect(quoted('Not', 'bir\r\n\r\nGenel toplam: 0 TL\u202e')).toBe('Not:\n> bir\n> \n> Genel toplam: 0 TL');
});
