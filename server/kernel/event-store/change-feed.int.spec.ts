import { FEED_PAGE } from './change-feed.js';
import { BOILERS, openTestHistory, type TestHistory } from './test-history.js';

const PAGE = 5;

let history: TestHistory;

beforeEach(async () => {
  history = await openTestHistory();
});

afterEach(() => history.close());

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The nodes of the plan that read events, with what they read. */
async function readsOf(after: number, categories: string[]) {
  const [row] = await history.dataSource.query<[{ 'QUERY PLAN': [{ Plan: PlanNode }] }]>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${FEED_PAGE}`,
    [after, categories, PAGE],
  );
  return nodesOf(row['QUERY PLAN'][0].Plan)
    .filter((node) => node['Relation Name'] === 'event')
    .map((node) => ({
      index: node['Index Name'],
      rows: node['Actual Rows'] * node['Actual Loops'],
      removed: node['Rows Removed by Filter'] ?? 0,
    }));
}

/** One boiler before and one after thousands of events of tanks. */
async function openManyTanks(): Promise<void> {
  await history.open('Ayşe Yılmaz', BOILERS);
  await history.dataSource.query(
    `SELECT append_events('tank', 'tank-' || n, 0, decode(repeat('00', 32), 'hex'), ARRAY['TankFilled'],
       ARRAY[1]::smallint[], ARRAY['{"litres":1}'], ARRAY[sha256('mac')], 'system', '', 'spec', clock_timestamp())
     FROM generate_series(1, 5000) AS n`,
  );
  await history.open('Mehmet Demir', BOILERS);
  await history.dataSource.query('ANALYZE event');
}

it('reads a category through its index without touching the events of another', async () => {
  await openManyTanks();
  expect(await history.feed.after(0, ['boiler'], PAGE)).toMatchObject([{ position: 1 }, { position: 5002 }]);
  expect(await readsOf(0, ['boiler'])).toEqual([{ index: 'event_category_position', rows: 2, removed: 0 }]);
});

it('reads at most a page of each of several categories and merges them by position', async () => {
  await openManyTanks();
  const positions = async (after: number) =>
    (await history.feed.after(after, ['boiler', 'tank'], PAGE)).map(({ position }) => position);
  expect(await positions(0)).toEqual([1, 2, 3, 4, 5]);
  expect(await positions(4998)).toEqual([4999, 5000, 5001, 5002]);
  const [read, ...others] = await readsOf(0, ['boiler', 'tank']);
  expect(others).toEqual([]);
  expect(read).toMatchObject({ index: 'event_category_position', removed: 0 });
  expect(read?.rows).toBeLessThanOrEqual(2 * PAGE);
});

it('refuses an event whose category is not that of its stream', async () => {
  const append = `SELECT append_events('boiler', 'tank-1', 0, decode(repeat('00', 32), 'hex'), ARRAY['TankFilled'],
    ARRAY[1]::smallint[], ARRAY['{}'], ARRAY[sha256('mac')], 'system', '', 'spec', clock_timestamp())`;
  await expect(history.dataSource.query(append)).rejects.toThrow('event_category_of_stream');
});
