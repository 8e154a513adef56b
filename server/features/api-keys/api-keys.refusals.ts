import { declareRefusal } from '../../kernel/refusal/refusal.js';

/** The same for a key that never was, one that was revoked and one that expired. */
export const apiKeyInvalid = declareRefusal('API_KEY_INVALID', 401, () => 'API anahtarı geçersiz');
