/** The ways a shop may reach somebody with messages they agreed to. */
export const CONSENT_CHANNELS = ['email', 'sms', 'call'] as const;

export type ConsentChannel = (typeof CONSENT_CHANNELS)[number];

/** What the messages are about; each is agreed to by itself. */
export const CONSENT_PURPOSES = ['marketing'] as const;

export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Where somebody made the choice. */
export const CONSENT_SOURCES = ['registration', 'checkout', 'profile', 'quote'] as const;

export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** BİREYSEL or TACİR, as the register (İYS) tells recipients apart. */
export const RECIPIENT_KINDS = ['consumer', 'company'] as const;

export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

/** Merchants are those who buy for a company with a tax number. */
export const recipientKindOf = (party: {
  company?: string | null;
  taxNumber?: string | null;
}): RecipientKind => (party.company && party.taxNumber ? 'company' : 'consumer');
