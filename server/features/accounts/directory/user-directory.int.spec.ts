import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { AuditReader } from '../../../kernel/audit-log/audit-reader.js';
import { SPEC_CAUSE } from '../../../testing/spec-cause.js';
import { addPerson, type SignedInBrowser } from '../../../testing/people.js';
import { changeUser } from '../../../testing/sign-in.js';
import { UserNotes } from './user-notes.service.js';
import { searchedUserWords } from './user-list.queries.js';

const LIST = `query ($filter: AdminUserFilter, $sort: UserSort!, $take: Int = 25) {
  adminUsers(filter: $filter, sort: $sort, take: $take) { total items { name } } }`;
const RECORD = `query ($id: ID!) { adminUser(id: $id) { name taxNumber colleagues { name }
  sessions { id isStaff device } addresses { name } consents { channel isGranted }
  notes { id text author { name } withdrawnBy { name } } entries { what actor { name } } } }`;
const ADD_NOTE = 'mutation ($input: AddUserNoteInput!) { addUserNote(input: $input) { id text } }';
const WITHDRAW = 'mutation ($id: ID!) { withdrawUserNote(id: $id) { text withdrawnAt } }';
const END = 'mutation ($id: ID!) { endUserSession(id: $id) { id } }';

interface AccountRecord {
  name: string;
  colleagues: { name: string }[];
  sessions: { id: string; isStaff: boolean; device: string }[];
  consents: { channel: string; isGranted: boolean }[];
  notes: {
    id: string;
    text: string | null;
    author: { name: string };
    withdrawnBy: { name: string } | null;
  }[];
  entries: { what: string; actor: { name: string } }[];
}

let api: TestApi;
let staff: SignedInBrowser;

beforeAll(async () => {
  api = await openTestApi();
  staff = await api.staff(['users']);
  await changeUser(api, staff.user, { name: 'Zeki Personel' });
});

afterAll(() => api.close());

async function found(filter: object | null, sort = 'NAME'): Promise<string[]> {
  const { adminUsers } = await staff.ask<{ adminUsers: { items: { name: string }[] } }>(LIST, {
    filter,
    sort,
  });
  return adminUsers.items.map(({ name }) => name);
}

async function recordOf(id: string): Promise<AccountRecord> {
  return (await staff.ask<{ adminUser: AccountRecord }>(RECORD, { id })).adminUser;
}

describe('the list of accounts', () => {
  beforeAll(async () => {
    const named = async (name: string, changes: object) =>
      changeUser(
        api,
        await addPerson(api.app, { name, email: `${name.length}${name.at(-1)}@firma.example` }),
        changes,
      );
    await named('İrem Şahin', { company: 'Çağrı Isı A.Ş.', taxNumber: '1234567890' });
    await named('Çetin Öz', { phone: '+905321112233', taxNumber: '1234567890' });
    await named('Ilgaz Ay', { isActive: false, createdAt: new Date('2026-01-05T10:00:00Z') });
  });

  it.each([
    ['IREM sahin', ['İrem Şahin']],
    ['cagri', ['İrem Şahin']],
    ['0532 111', ['Çetin Öz']],
    ['8y@firma', ['Ilgaz Ay']],
    ['1234567890', ['Çetin Öz', 'İrem Şahin']],
    ['personel irem', []],
    ['!?', []],
  ])('finds «%s» by what it is called, however it is spelled', async (text, names) => {
    expect(await found({ text })).toEqual(names);
  });

  it('narrows by role, state and time, sorted as Turkish is', async () => {
    expect(await found({ role: 'ADMIN' })).toEqual(['Zeki Personel']);
    expect(await found({ role: 'CUSTOMER' })).toEqual(['Çetin Öz', 'Ilgaz Ay', 'İrem Şahin']);
    expect(await found({ isActive: false })).toEqual(['Ilgaz Ay']);
    expect(await found({ createdBefore: '2026-02-01T00:00:00Z' })).toEqual(['Ilgaz Ay']);
    expect(await found(null, 'OLDEST')).toContain('Ilgaz Ay');
  });

  it('knows what stands beside an account in the list', async () => {
    const ids = async (name: string) => {
      const [row] = await api.app
        .get(DataSource)
        .query<[{ id: string }]>('SELECT id FROM users WHERE name = $1', [name]);
      return row.id;
    };
    const document = `query ($id: ID!) { adminUserNeighbors(id: $id, sort: NAME, filter: { role: CUSTOMER }) {
      previousId nextId position total } }`;
    expect(await staff.ask(document, { id: await ids('Ilgaz Ay') })).toEqual({
      adminUserNeighbors: {
        previousId: await ids('Çetin Öz'),
        nextId: await ids('İrem Şahin'),
        position: 2,
        total: 3,
      },
    });
  });

  it('folds in the database exactly as it folds what somebody searches for', async () => {
    const dataSource = api.app.get(DataSource);
    const rows = await dataSource.query<{ name: string; text: string }[]>(
      'SELECT name, search_text AS text FROM users',
    );
    for (const { name, text } of rows) {
      for (const word of searchedUserWords(name)) expect(text).toContain(word);
    }
  });
});

describe('the record of somebody', () => {
  it('shows sessions, consents and others of the same company, but not to who lacks the permission', async () => {
    const customer = await api.customer();
    const colleague = await addPerson(api.app, { name: 'Can Er' });
    await changeUser(api, customer.user, { taxNumber: '9876543210' });
    await changeUser(api, colleague, { taxNumber: '9876543210' });
    const shown = await recordOf(customer.user.id);
    expect(shown.colleagues).toEqual([{ name: 'Can Er' }]);
    expect(shown.sessions).toMatchObject([{ isStaff: false }]);
    expect(shown.consents.every(({ isGranted }) => !isGranted)).toBe(true);
    const clerk = await api.staff(['orders', 'quotes', 'messages', 'settings']);
    expect(await clerk.codeOf(RECORD, { id: customer.user.id })).toBe('FORBIDDEN');
    expect(await staff.ask(RECORD, { id: '00000000-0000-4000-8000-000000000000' })).toEqual({
      adminUser: null,
    });
  });

  it('ends a session of a customer at once, but none of staff who may do more', async () => {
    const customer = await api.customer();
    const { sessions } = await recordOf(customer.user.id);
    expect(await staff.codeOf(END, { id: sessions[0]?.id })).toBe('accepted');
    expect(await customer.codeOf('{ mySessions { id } }')).toBe('SIGN_IN_REQUIRED');
    expect(await staff.codeOf(END, { id: sessions[0]?.id })).toBe('NOT_FOUND');
    const owner = await api.staff(['all']);
    const [session] = (await recordOf(owner.user.id)).sessions;
    expect(await staff.codeOf(END, { id: session?.id })).toBe('PERMISSIONS_NOT_HELD');
    expect(await owner.codeOf('{ myStaffSessions { id } }')).toBe('accepted');
  });

  it('keeps a note until it is withdrawn, and who wrote and withdrew it for good', async () => {
    const { id: userId } = await addPerson(api.app);
    expect(await staff.codeOf(ADD_NOTE, { input: { userId, text: '  ' } })).toBe('BAD_USER_INPUT');
    await staff.ask(ADD_NOTE, { input: { userId, text: 'Öğleden sonra aranmak istiyor.' } });
    const [note] = (await recordOf(userId)).notes;
    expect(note).toMatchObject({ text: 'Öğleden sonra aranmak istiyor.', author: { name: 'Zeki Personel' } });
    await staff.ask(WITHDRAW, { id: note?.id });
    await staff.ask(WITHDRAW, { id: note?.id });
    const after = await recordOf(userId);
    expect(after.notes).toMatchObject([{ text: null, withdrawnBy: { name: 'Zeki Personel' } }]);
    expect(after.entries.map(({ what }) => what)).toEqual(['user-note-withdrawn', 'user-note-added']);
  });

  it('erases the notes about one person with their texts in the audit log, and leaves those about others', async () => {
    const one = await addPerson(api.app);
    const other = await addPerson(api.app);
    for (const { id: userId } of [one, other]) {
      await staff.ask(ADD_NOTE, { input: { userId, text: `Gizli ${userId}` } });
    }
    const [withdrawn] = (await recordOf(one.id)).notes;
    await staff.ask(WITHDRAW, { id: withdrawn?.id });
    const dataSource = api.app.get(DataSource);
    const notes = api.app.get(UserNotes, { strict: false });
    const erased = await dataSource.transaction((transaction) =>
      notes.erase(transaction, { userId: one.id }, SPEC_CAUSE),
    );
    expect(erased).toBe(1);
    const reader = api.app.get(AuditReader, { strict: false });
    const textsOf = async ({ id }: { id: string }) =>
      (await reader.entriesOf(`user ${id}`, { limit: 9 }))
        .filter(({ what }) => what.startsWith('user-note'))
        .map(({ after }) => (after as { text: string | null }).text);
    expect(await textsOf(one)).toEqual([null, null]);
    expect(await textsOf(other)).toEqual([`Gizli ${other.id}`]);
    expect((await recordOf(one.id)).notes).toEqual([]);
    expect((await recordOf(one.id)).entries).toHaveLength(2);
    expect((await recordOf(other.id)).notes).toMatchObject([{ text: `Gizli ${other.id}` }]);
    expect(await dataSource.query(`SELECT 1 FROM user_note WHERE text LIKE '%' || $1`, [one.id])).toEqual([]);
  });
});
