import { historyOf, NEW_USER, needsProof, USER_SCHEMA, userChanges, userRecord } from './user.record';

const BEGUN = { ...NEW_USER, name: 'Cem Ak', email: 'cem@example.com' };

it('sends only what was changed, and no permissions of a customer', () => {
  expect(userChanges({ ...BEGUN, name: ' Cem Er ' }, BEGUN)).toEqual({ name: 'Cem Er' });
  expect(userChanges({ ...BEGUN, permissions: ['ORDERS'] }, BEGUN)).toEqual({});
  const admin = { ...BEGUN, role: 'ADMIN' as const, permissions: ['ORDERS' as const] };
  expect(userChanges(admin, BEGUN)).toEqual({ role: 'ADMIN', permissions: ['ORDERS'] });
  expect(userChanges({ ...admin, role: 'CUSTOMER' }, admin)).toEqual({ role: 'CUSTOMER' });
});

it('asks for a password where access changes, and for none where the name or the state does', () => {
  expect(needsProof({ name: 'Cem', isActive: false })).toBe(false);
  expect([{ email: 'a@b.c' }, { role: 'ADMIN' as const }, { permissions: [] }].map(needsProof)).toEqual([
    true,
    true,
    true,
  ]);
});

it('refuses an admin without permissions, and an account without a name', () => {
  expect(USER_SCHEMA.safeParse({ ...BEGUN, role: 'ADMIN' }).success).toBe(false);
  expect(USER_SCHEMA.safeParse({ ...BEGUN, name: ' ' }).success).toBe(false);
  expect(USER_SCHEMA.safeParse(BEGUN).success).toBe(true);
});

it('takes the saved changes out of the audit log, with the values the server stored', () => {
  const actor = { name: 'Ayşe' };
  const change = { field: 'permissions', before: '[]', after: '["orders"]' };
  const history = historyOf([
    { id: '2', at: '2026-11-02T10:00:00Z', actor, what: 'user-invited', changes: [] },
    {
      id: '1',
      at: '2026-11-01T10:00:00Z',
      actor,
      what: 'user-changed',
      changes: [change, { field: 'version', before: null, after: '2' }],
    },
  ]);
  expect(history).toEqual([{ version: 2, savedAt: '2026-11-01T10:00:00Z', actor, changes: [change] }]);
  const { permissions } = userRecord('1').fields;
  expect(permissions.text(permissions.read(JSON.parse(change.after)))).toBe('Siparişler');
});

it('shows of what customers changed themselves what the form has', () => {
  const actor = { name: 'Ayşe' };
  const own = { at: '2026-11-01T10:00:00Z', actor, what: 'profile-changed' };
  const name = { field: 'name', before: '"Ayşe"', after: '"Ayşe Er"' };
  const phone = { field: 'phone', before: 'null', after: '"+905321112233"' };
  const version = (after: string) => ({ field: 'version', before: null, after });
  const history = historyOf([
    { ...own, id: '2', changes: [phone, version('3')] },
    { ...own, id: '1', changes: [name, phone, version('2')] },
  ]);
  expect(history).toEqual([{ version: 2, savedAt: own.at, actor, changes: [name] }]);
});
