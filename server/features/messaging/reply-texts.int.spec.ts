import { DataSource } from 'typeorm';
import { AuditReader } from '../../kernel/audit-log/audit-reader.js';
import { openTestApi, type TestApi } from '../../testing/api.js';

const SAVE = `mutation ($input: SaveMessageReplyTextInput!) {
  saveMessageReplyText(input: $input) { id title version }
}`;
const DELETE = 'mutation ($id: ID!) { deleteMessageReplyText(id: $id) }';
const HISTORY = `query ($id: ID!) {
  messageReplyTextHistory(id: $id) { version actor { name } changes { field before after } }
}`;
const TEXT = { title: 'Teşekkür', text: 'Teşekkür ederiz.' };

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

it('keeps who added, changed and deleted a saved text, with what it said before and since', async () => {
  const staff = await api.staff(['messages']);
  const save = async (input: object) =>
    (await staff.ask<{ saveMessageReplyText: { id: string; version: number } }>(SAVE, { input }))
      .saveMessageReplyText;
  const { id } = await save(TEXT);
  expect(await save({ id, expectedVersion: 1, title: 'Teşekkür', text: 'Sağ olun.' })).toMatchObject({
    version: 2,
  });
  expect(await staff.codeOf(SAVE, { input: { id, expectedVersion: 1, ...TEXT } })).toBe('VERSION_CONFLICT');
  await staff.ask(DELETE, { id });
  await staff.ask(DELETE, { id });
  expect(await staff.codeOf(SAVE, { input: { id, expectedVersion: 2, ...TEXT } })).toBe('NOT_FOUND');
  const entries = await api.app.get(AuditReader).entriesOf(`message-reply-text ${id}`, { limit: 10 });
  expect(entries.toReversed().map(({ what, before, after }) => ({ what, before, after }))).toEqual([
    { what: 'message-reply-text-added', before: null, after: { version: 1, ...TEXT } },
    {
      what: 'message-reply-text-saved',
      before: { version: 1, fields: { text: TEXT.text } },
      after: { version: 2, differing: ['text'], fields: { text: 'Sağ olun.' } },
    },
    { what: 'message-reply-text-deleted', before: { version: 2, ...TEXT, text: 'Sağ olun.' }, after: null },
  ]);
  const versions = await api.app
    .get(DataSource)
    .query<{ version: number }[]>(
      "SELECT version FROM document_version WHERE collection = 'message-reply-text' AND id = $1 ORDER BY version",
      [id],
    );
  expect(versions).toEqual([{ version: 1 }, { version: 2 }]);
});

it('tells staff of messages who changed what of a saved text, and nobody else', async () => {
  const staff = await api.staff(['messages']);
  const { saveMessageReplyText: added } = await staff.ask<{ saveMessageReplyText: { id: string } }>(SAVE, {
    input: TEXT,
  });
  await staff.ask(SAVE, { input: { ...TEXT, id: added.id, expectedVersion: 1, text: 'Sağ olun.' } });
  const { messageReplyTextHistory: history } = await staff.ask<{ messageReplyTextHistory: object[] }>(
    HISTORY,
    added,
  );
  expect(history).toMatchObject([
    { version: 2, changes: [{ field: 'text', before: '"Teşekkür ederiz."', after: '"Sağ olun."' }] },
    { version: 1, changes: [] },
  ]);
  expect(await (await api.staff(['quotes'])).codeOf(HISTORY, added)).toBe('FORBIDDEN');
});
