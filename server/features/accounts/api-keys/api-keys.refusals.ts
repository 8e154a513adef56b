import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** The same for unknown, revoked and expired keys, and for those whose maker has none of their permissions any more. */
export const apiKeyInvalid = declareRefusal('API_KEY_INVALID', 401, () => 'API anahtarı geçersiz');
