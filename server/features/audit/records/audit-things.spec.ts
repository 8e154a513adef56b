import { type DataSource } from 'typeorm';
import { AuditThings } from './audit-things.js';

const things = new AuditThings({ query: () => Promise.resolve([]) } as unknown as DataSource);

it.each([
  ['content', 'quote', 'Teklif Al'],
  ['content-draft', 'quote', 'Teklif Al'],
  ['content', 'maintenance', 'Bakım Modu'],
])('calls %s %s as people see it: %s', async (kind, id, name) => {
  const thing = { kind, id };
  expect((await things.names([thing]))(thing)).toBe(name);
});
