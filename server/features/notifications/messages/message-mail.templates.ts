import { longDate, wallTime } from '../../../kernel/clock/istanbul.js';
import { onOneLine } from '../../../kernel/input/plain-text.js';
import { type MailTemplate, quoted } from '../../../kernel/mail/mail-template.js';
import {
  type KnownMessage,
  MESSAGE_SUBJECT_NAMES,
  namedFiles,
  type SentFiles,
} from '../../messaging/index.js';
import { lastDayBefore } from '../../orders/index.js';

interface MessageTerms {
  shopName: string;
  url: string;
}

/** «27 Kasım 2026 14:05», in Istanbul. */
const longTime = (at: Date): string =>
  `${longDate(at)} ${wallTime(at).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length)}`;

/** Names files; the button of the mail leads to where they are opened. */
const fileLines = (sent: SentFiles): string[] => {
  const names = namedFiles(sent).map(({ name }) => `– ${onOneLine(name ?? 'dosya')}`);
  return names.length > 0 ? [['Ekler:', ...names].join('\n')] : [];
};

const answerDayOf = ({ responseDueAt, createdAt }: KnownMessage): string =>
  lastDayBefore(new Date(responseDueAt ?? createdAt));

/** Names the reference number. Anybody can type another person's address: nothing of what was written is repeated. */
export function messageReceivedMail(message: KnownMessage, { shopName, url }: MessageTerms): MailTemplate {
  const { number, subject, sender } = message;
  return {
    shopName,
    subject: `Mesajınız alındı: ${number}`,
    recipientName: sender.name,
    paragraphs: [
      `Mesajınız bize ulaştı. Numarası: ${number}`,
      `Konu: ${MESSAGE_SUBJECT_NAMES[subject]}\nYanıt: en geç ${answerDayOf(message)} günü sonuna kadar`,
    ],
    action: { label: 'İletişim bilgileri', url },
    notes: ['Bu mesajı siz göndermediyseniz bu e-postayı dikkate almayın.'],
  };
}

/** Who wrote about what and when, a fact a line. */
export function factsOf(message: KnownMessage): string[] {
  const { sender, subject, productSlug, orderNumber } = message;
  const facts: [string, string | null][] = [
    ['Ad soyad', sender.name],
    ['E-posta', sender.email],
    ['Telefon', sender.phone],
    ['Firma', sender.company],
    ['Konu', MESSAGE_SUBJECT_NAMES[subject]],
    ['Ürün', productSlug],
    ['Sipariş', orderNumber && `#${orderNumber}`],
    ['Tarih', longTime(message.createdAt)],
    ['Son yanıt günü', answerDayOf(message)],
  ];
  return facts.flatMap(([label, fact]) => (fact ? [onOneLine(`${label}: ${fact}`)] : []));
}

/** Names to the shop all that was written, each fact with its name. */
export function newMessageMail(message: KnownMessage, { shopName, url }: MessageTerms): MailTemplate {
  const { sender, subject, number } = message;
  return {
    shopName,
    replyTo: sender.email,
    subject: `${subject === 'complaint' ? 'Şikâyet' : 'Yeni mesaj'}: ${number}, ${sender.company ?? sender.name}`,
    paragraphs: [factsOf(message).join('\n'), quoted('Mesaj', message.text), ...fileLines(message)],
    action: { label: 'Mesajı panelde açın', url },
  };
}

/** What a sender wrote again, for the shop. */
export function messageAnswerMail(
  message: KnownMessage,
  answer: SentFiles & { text: string },
  { shopName, url }: MessageTerms,
): MailTemplate {
  const { number, sender } = message;
  return {
    shopName,
    replyTo: sender.email,
    subject: `Yanıt geldi: ${number}, ${sender.company ?? sender.name}`,
    paragraphs: [
      onOneLine(`${sender.name} (${sender.email}) ${number} numaralı yazışmaya yanıt verdi.`),
      quoted('Yanıt', answer.text),
      ...fileLines(answer),
    ],
    action: { label: 'Mesajı panelde açın', url },
  };
}

/** A reply of the shop, with what it replies to. */
export function messageReplyMail(
  message: KnownMessage,
  reply: SentFiles & { text: string },
  { shopName, url }: MessageTerms,
): MailTemplate {
  const { number, subject, sender, isStartedByShop } = message;
  return {
    shopName,
    subject: `${isStartedByShop ? '' : 'Re: '}${MESSAGE_SUBJECT_NAMES[subject]}, ${number}`,
    recipientName: sender.name,
    paragraphs: [reply.text, ...fileLines(reply), ...repliedTo(message)],
    action: { label: 'Yazışmayı açın ve yanıtlayın', url },
  };
}

/** What was written first; nothing where staff began. */
const repliedTo = (message: KnownMessage): string[] =>
  message.isStartedByShop ? [] : [quoted(`${longTime(message.createdAt)} tarihli mesajınız`, message.text)];
