import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const ssoNotConfigured = declareRefusal(
  'SSO_NOT_CONFIGURED',
  404,
  () => 'Bu mağazada kurumsal giriş kullanılmıyor.',
);

export const ssoUnavailable = declareRefusal(
  'SSO_UNAVAILABLE',
  503,
  () =>
    'Kurumsal giriş hizmetine şu anda ulaşılamıyor. Panel şifrenizle girebilir ya da biraz sonra yeniden deneyebilirsiniz.',
);

/** The person, or the provider, broke it off. */
export const ssoCancelled = declareRefusal(
  'SSO_CANCELLED',
  401,
  () => 'Kurumsal giriş tamamlanmadı. Yeniden deneyebilir ya da panel şifrenizle girebilirsiniz.',
);

/** Also for a sign-in that was completed before, or begun in another browser. */
export const ssoExpired = declareRefusal(
  'SSO_EXPIRED',
  401,
  () => 'Kurumsal girişin süresi doldu ya da başka bir sekmede yeniden başlatıldı. Lütfen yeniden deneyin.',
);

/** Says no more: what did not match is in the log. */
export const ssoFailed = declareRefusal(
  'SSO_FAILED',
  401,
  () => 'Kurumsal giriş doğrulanamadı. Lütfen yeniden deneyin.',
);

export const ssoEmailUnverified = declareRefusal(
  'SSO_EMAIL_UNVERIFIED',
  403,
  () => 'Kurumsal hesabınızın e-posta adresi doğrulanmamış. Lütfen sistem yöneticinize başvurun.',
);

export const ssoDomainRefused = declareRefusal(
  'SSO_DOMAIN_REFUSED',
  403,
  () => 'Bu e-posta adresiyle kurumsal giriş yapılamaz. Şirket hesabınızı kullanın.',
);

/** The same for nobody, a closed account and a customer. */
export const ssoAccountUnknown = declareRefusal(
  'SSO_ACCOUNT_UNKNOWN',
  403,
  () => 'Kurumsal hesabınıza ait açık bir panel hesabı yok. Lütfen sistem yöneticinize başvurun.',
);

export const ssoAccountBound = declareRefusal(
  'SSO_ACCOUNT_BOUND',
  409,
  () => 'Panel hesabınız başka bir kurumsal hesaba bağlı. Lütfen sistem yöneticinize başvurun.',
);

/** What the sign-in page may say, by the code in its address. */
export const SSO_MESSAGES: ReadonlyMap<string, string> = new Map(
  [
    ssoNotConfigured,
    ssoUnavailable,
    ssoCancelled,
    ssoExpired,
    ssoFailed,
    ssoEmailUnverified,
    ssoDomainRefused,
    ssoAccountUnknown,
    ssoAccountBound,
  ].map((refusal) => [refusal().code, refusal().message]),
);
