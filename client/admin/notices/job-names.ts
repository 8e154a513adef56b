/** The side effects that may fail, as staff call them. */
const JOBS: Readonly<Record<string, string>> = {
  'order-received-mail': 'Müşteriye sipariş onayı',
  'order-received-again-mail': 'Müşteriye sipariş onayının tekrarı',
  'order-change-mail': 'Müşteriye sipariş durumu',
  'order-paid-mail': 'Müşteriye ödeme bilgisi',
  'order-link-mail': 'Müşteriye yeni takip bağlantısı',
  'new-order-mail': 'Mağazaya yeni sipariş',
  'cancellation-mail': 'Mağazaya sipariş iptali',
  'password-reset-mail': 'Şifre sıfırlama',
  'email-verification-mail': 'E-posta doğrulama',
  'staff-password-mail': 'Yöneticiye şifre değişikliği',
  'second-factor-set-up-mail': 'Yöneticiye iki adımlı doğrulama',
  'second-factor-removed-mail': 'Yöneticiye iki adımlı doğrulama',
  'recovery-codes-mail': 'Yöneticiye kurtarma kodları',
  'second-factor-policy-mail': 'Yöneticiye iki adımlı doğrulama zorunluluğu',
};

/** What a job that was given up means; one that the panel does not know goes by its own name. */
export function failedJobText(name: string): string {
  const mail = JOBS[name];
  return mail === undefined ? `Tamamlanamayan iş: ${name}` : `Gönderilemeyen e-posta: ${mail}`;
}
