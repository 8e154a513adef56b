import { migrate } from '../../../../kernel/database/migrate.js';
import { openTestDatabase, type TestDatabase } from '../../../../kernel/database/test-database.js';
import { MoveStock1767100000100 } from './1767100000100-move-stock.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

/** Takes the schema back to what it was before the migration. */
async function goBack(): Promise<void> {
  const isApplied = async () => {
    const [row] = await database.dataSource.query<unknown[]>('SELECT FROM migration WHERE name = $1', [
      MoveStock1767100000100.name,
    ]);
    return row !== undefined;
  };
  while (await isApplied()) await database.dataSource.undoLastMigration();
}

const PRODUCTS = `
  INSERT INTO product (id, slug, name, sku, stock_quantity, archived_at) VALUES
    ('00000000-0000-4000-8000-000000000001', 'esanjor', 'Eşanjör', 'E-1', 7, NULL),
    ('00000000-0000-4000-8000-000000000002', 'vana', 'Vana', 'V-1', 0, NULL),
    ('00000000-0000-4000-8000-000000000003', 'eski', 'Eski', 'S-1', 2147483647, now())`;

const OF_PRODUCTS = `
  SELECT slug, quantity AS stock FROM product JOIN product_stock ON product_id = product.id ORDER BY slug`;

const STOCKS = [
  { slug: 'esanjor', stock: 7 },
  { slug: 'eski', stock: 2_147_483_647 },
  { slug: 'vana', stock: 0 },
];

it('moves the stock of every product, archived ones included, and back', async () => {
  const { dataSource } = database;
  await goBack();
  await dataSource.query(PRODUCTS);
  await migrate(dataSource);
  expect(await dataSource.query(OF_PRODUCTS)).toEqual(STOCKS);
  await goBack();
  expect(await dataSource.query('SELECT slug, stock_quantity AS stock FROM product ORDER BY slug')).toEqual(
    STOCKS,
  );
  await migrate(dataSource);
  expect(await dataSource.query(OF_PRODUCTS)).toEqual(STOCKS);
});
