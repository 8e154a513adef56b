import { type AuditViolation, violationLine } from '../../../kernel/event-audit/audit-violation.js';

/** What verifications find, for people. What it is not among these is named as operators read it. */
const TEXTS: readonly (readonly [found: RegExp, text: string])[] = [
  [
    /the audit log says/,
    'Bir rol, bir anahtar ya da güvenlik kuralları denetim kaydının dediği gibi değil: mağazanın dışından değiştirilmiş.',
  ],
  [/the hash does not fit/, 'Özet kayda uymuyor: kayıt yazıldıktan sonra değiştirilmiş.'],
  [/it was not written by the shop/, 'İmzası tutmuyor: kaydı mağaza yazmamış.'],
  [/it has no MAC|MAC/, 'Kaydın imzası yok.'],
  [/it does not follow the (?:event|entry) before/, 'Öncekine bağlanmıyor: zincir burada kopuk.'],
  [/is missing before it|is missing/, 'Bir kayıt eksik: silinmiş.'],
  [/not in the chain/, 'Kayıt zincirde yok.'],
  [/is not the sealed one/, 'Buraya kadarki kayıtlar mühürlenenler değil.'],
  [/its key is missing, and no erasure/, 'Kişisel verilerin anahtarı silinmiş, silme kaydı yok.'],
  [/personal values cannot be read/, 'Kişisel veriler açılamıyor: değiştirilmiş.'],
  [/before the beginning/, 'Başlangıçtan önce bir kayıt var.'],
  [/checkpoint/, 'Kontrol noktaları mühürlendikleri gibi değil.'],
  [/seal/, 'Son mühür tutmuyor.'],
  [
    /trigger|rules|hides rows|stored for good|session_replication_role/,
    'Veritabanının koruması değiştirilmiş.',
  ],
  [/differs|row|sum/, 'Görünüm, olayların dediğinden farklı.'],
];

/** What was found, in Turkish, with the line that operators read. */
export function violationTexts(violation: AuditViolation): { text: string; line: string } {
  const known = TEXTS.find(([found]) => found.test(violation.what));
  return { text: known?.[1] ?? 'Kayıt, yazıldığı gibi değil.', line: violationLine(violation) };
}
