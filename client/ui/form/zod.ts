import { config } from 'zod';

// Before any schema is made: compiled ones need `new Function`, which the Content Security Policy forbids.
config({ jitless: true });

export * from 'zod';
