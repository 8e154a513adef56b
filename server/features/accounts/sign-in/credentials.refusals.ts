import { emailSuggestion, suggestionText } from '../../../kernel/mail/email-address.js';
import { declareRefusal } from '../../../kernel/refusal/refusal.js';

export const requiredFieldsMissing = declareRefusal(
  'REQUIRED_FIELDS_MISSING',
  422,
  () => 'Lütfen tüm zorunlu alanları doldurun',
);

export const passwordsDiffer = declareRefusal('PASSWORDS_DIFFER', 422, () => 'Şifreler eşleşmiyor');

const refuseEmail = declareRefusal<{ suggestion?: string }>('EMAIL_INVALID', 422, ({ suggestion }) =>
  suggestion === undefined ? 'Geçerli bir e-posta adresi girin' : suggestionText(suggestion),
);

/** Names the address that was probably meant where Turkish letters keep the typed one from being any. */
export function emailInvalid(typed: string) {
  const suggestion = emailSuggestion(typed);
  return refuseEmail(suggestion === null ? {} : { suggestion });
}

/** The same for unknown, used and expired links and for closed accounts. */
export const linkInvalid = declareRefusal(
  'LINK_INVALID',
  410,
  () => 'Bu bağlantı geçersiz veya süresi dolmuş. Lütfen yeni bir bağlantı isteyin',
);
