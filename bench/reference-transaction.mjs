import pg from 'pg';

/** Stands in for pgbench: repeats one transaction and prints the rate per second. */
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { statements, numbers, clients, seconds } = JSON.parse(Buffer.concat(chunks).toString());

/** Turns the `:name` variables of pgbench into numbered parameters. */
const prepared = statements.map((statement, index) => {
  const names = [];
  const text = statement.replace(/(?<!:):([a-z]\w*)/g, (_match, name) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { name: `statement-${index}`, text, names };
});

const end = Date.now() + seconds * 1000;
const counts = await Promise.all(Array.from({ length: clients }, (_, client) => runClient(client)));
process.stdout.write(`${counts.reduce((sum, count) => sum + count) / seconds}\n`);

async function runClient(clientId) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  let transactions = 0;
  for (; Date.now() < end; transactions += 1) {
    const values = { client_id: clientId, ...randomValues() };
    await client.query('BEGIN');
    for (const { name, text, names } of prepared) {
      await client.query({ name, text, values: names.map((value) => String(values[value])) });
    }
    await client.query('COMMIT');
  }
  await client.end();
  return transactions;
}

function randomValues() {
  const values = Object.entries(numbers).map(([name, [from, to]]) => [
    name,
    from + Math.floor(Math.random() * (to - from + 1)),
  ]);
  return Object.fromEntries(values);
}
