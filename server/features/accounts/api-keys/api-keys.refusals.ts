import { declareRefusal } from '../../../kernel/refusal/refusal.js';

/** The same for unknown, revoked and expired keys. */
export const apiKeyInvalid = declareRefusal('API_KEY_INVALID', 401, () => 'API anahtarı geçersiz');
