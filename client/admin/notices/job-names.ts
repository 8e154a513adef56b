/** The side effects that may fail, as staff call them. */
const SIDE_EFFECTS: Readonly<Record<string, string>> = {
  'order-received-mail': 'Müşteriye sipariş onayı',
  'order-received-again-mail': 'Müşteriye sipariş onayının tekrarı',
  'order-change-mail': 'Müşteriye sipariş durumu',
  'order-paid-mail': 'Müşteriye ödeme bilgisi',
  'order-link-mail': 'Müşteriye yeni takip bağlantısı',
  'new-order-mail': 'Mağazaya yeni sipariş',
  'cancellation-mail': 'Mağazaya sipariş iptali',
  'quote-received-mail': 'Müşteriye teklif talebi onayı',
  'quote-offer-mail': 'Müşteriye teklif',
  'quote-again-mail': 'Müşteriye teklifin tekrarı',
  'quote-reply-mail': 'Müşteriye teklif yanıtı',
  'quote-later-reply-mail': 'Müşteriye teklif yanıtı',
  'quote-reminder-mail': 'Müşteriye teklif hatırlatması',
  'quote-accepted-mail': 'Müşteriye teklif kabulü',
  'quote-declined-mail': 'Müşteriye teklif reddi',
  'new-quote-mail': 'Mağazaya yeni teklif talebi',
  'counter-offer-mail': 'Mağazaya karşı teklif',
  'quote-message-mail': 'Mağazaya teklif mesajı',
  'quote-later-message-mail': 'Mağazaya teklif mesajı',
  'quote-acceptance-mail': 'Mağazaya teklif kabulü',
  'quote-decline-mail': 'Mağazaya teklif reddi',
  'message-received-mail': 'Müşteriye mesaj onayı',
  'message-reply-mail': 'Müşteriye mesaj yanıtı',
  'new-message-mail': 'Mağazaya yeni mesaj',
  'message-answer-mail': 'Mağazaya mesaja gelen yanıt',
  'new-message-chat': 'Mağazaya yeni mesaj (WhatsApp)',
  'new-quote-chat': 'Mağazaya yeni teklif talebi (WhatsApp)',
  'password-reset-mail': 'Şifre sıfırlama',
  'email-verification-mail': 'E-posta doğrulama',
  'email-change-mail': 'Yeni e-posta adresinin doğrulanması',
  'email-change-request-notice': 'Eski adrese e-posta değişikliği isteği',
  'email-changed-notice': 'Eski adrese e-posta değişikliği',
  'customer-password-mail': 'Müşteriye şifre değişikliği',
  'staff-password-mail': 'Çalışana şifre değişikliği',
  'second-factor-set-up-mail': 'Çalışana iki adımlı doğrulama',
  'second-factor-removed-mail': 'Çalışana iki adımlı doğrulama',
  'recovery-codes-mail': 'Çalışana kurtarma kodları',
  'staff-identity-mail': 'Çalışana kurumsal hesap bağlantısı',
  'api-key-mail': 'Çalışana yeni API anahtarı',
  'webhook-mail': 'Çalışana yeni webhook',
  'webhook-off-mail': 'Çalışana kapatılan webhook',
  'webhook-test': 'Webhook denemesi',
  'second-factor-policy-mail': 'Çalışana güvenlik kuralları',
};

/** The kinds of long jobs, as staff call them. */
const JOBS: Readonly<Record<string, string>> = {
  'import-plan': 'Excel ön izlemesi',
  'import-apply': 'Excel içe aktarma',
  'import-undo': 'İçe aktarmayı geri alma',
  'catalog-export': 'Kataloğu dosyaya yazma',
  'import-pictures': 'Görselleri indirme',
  'picture-fetch': 'Adresten görsel alma',
  'audit-verification': 'Denetim doğrulaması',
};

/** Each kind of long jobs with what staff call it. */
export const JOB_KINDS = JOBS;

/** What is sent; one that the panel does not know goes by its own name. */
export const sideEffectName = (name: string): string => SIDE_EFFECTS[name] ?? name;

/** What a long job does; one that the panel does not know goes by its own name. */
export const jobKindName = (kind: string): string => JOBS[kind] ?? kind;

/** What it means that a side effect or a long job was given up. */
export function failedJobText(name: string): string {
  const sent = SIDE_EFFECTS[name];
  if (sent === undefined) return `Tamamlanamayan iş: ${jobKindName(name)}`;
  return `Gönderilemeyen ${name.endsWith('-chat') ? 'bildirim' : 'e-posta'}: ${sent}`;
}
