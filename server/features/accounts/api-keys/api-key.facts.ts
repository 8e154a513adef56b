import { declareFact } from '../../../kernel/queue/fact.js';

/** About a key that staff made; its id is the subject. */
export const apiKeyCreated = declareFact('ApiKeyCreated');
