/** Consents to commercial messages: the text, every choice ever made, and what the register (İYS) is told. One room. */
export { ConsentsModule } from './consents.module.js';
export { ConsentExport, type RegisteredConsent } from './consent-export.js';
export {
  CONSENT_CHANNELS,
  type ConsentChannel,
  type ConsentPurpose,
  recipientKindOf,
} from './consent.kinds.js';
export { ConsentLedger } from './consent.ledger.js';
export { ConsentTexts } from './consent-texts.js';
export { Consent, ConsentChannelEnum, ConsentPurposeEnum, ConsentTextInput } from './consent.type.js';
export { consentTextUnknown } from './consents.refusals.js';
