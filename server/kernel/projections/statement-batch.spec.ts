import { NotBatchable, StatementBatch } from './statement-batch.js';

/** What a projection asks for, as it would be sent, without the random prefix. */
async function collected(values: unknown[]): Promise<string> {
  const batch = new StatementBatch({ query: () => Promise.resolve([] as never) });
  const text = await batch.collect(async (transaction) => {
    await transaction.query('UPDATE tank SET litres = $1', values);
  });
  return text.replace(/replay_\w+_0/, 'replay');
}

it.each([
  [[1, true, null, undefined], `EXECUTE replay('1', 'true', NULL, NULL)`],
  [[`O'Neill`], `EXECUTE replay('O''Neill')`],
  [[new Date(0)], `EXECUTE replay('1970-01-01T00:00:00.000Z')`],
  [[['delivered', 'cancelled']], `EXECUTE replay('{"delivered","cancelled"}')`],
  [[['a,b', 'c"d', `e'f`, null, 7]], `EXECUTE replay( E'{"a,b","c\\\\"d","e''f",NULL,"7"}')`],
])('sends %j with others', async (values, statement) => {
  expect(await collected(values)).toBe(statement);
});

it('does not collect a statement that asks for something, as its answer would be empty', async () => {
  const batch = new StatementBatch({ query: () => Promise.resolve([] as never) });
  const asked = batch.collect(async (transaction) => {
    await transaction.query('\n  SELECT litres FROM tank');
  });
  await expect(asked).rejects.toThrow(NotBatchable);
});

it('does not collect a statement with an object', async () => {
  await expect(collected([{ litres: 1 }])).rejects.toThrow(NotBatchable);
});
