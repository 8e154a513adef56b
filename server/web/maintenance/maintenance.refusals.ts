import { declareRefusal } from '../../kernel/refusal/refusal.js';

/** `message` is what staff wrote for visitors, or the usual sentence. */
export const maintenance = declareRefusal<{ message: string }>('MAINTENANCE', 503, ({ message }) => message);
