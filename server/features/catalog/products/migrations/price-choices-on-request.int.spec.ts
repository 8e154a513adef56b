import { openTestDatabase, type TestDatabase } from '../../../../kernel/database/test-database.js';
import { migrate } from '../../../../kernel/database/migrate.js';
import { undoMigrationsFrom } from '../../../../kernel/database/test-migrations.js';
import { PriceChoicesOnRequest1766500000100 } from './1766500000100-price-choices-on-request.js';

let database: TestDatabase;

beforeEach(async () => {
  database = await openTestDatabase();
});

afterEach(() => database.close());

const PRODUCTS = `
  INSERT INTO product (id, slug, name, sku, base_price_kurus) VALUES
    ('00000000-0000-4000-8000-000000000001', 'esanjor', 'Eşanjör', 'E-1', 9680000),
    ('00000000-0000-4000-8000-000000000002', 'vana', 'Vana', 'V-1', 5000),
    ('00000000-0000-4000-8000-000000000003', 'soru', 'Soru', 'S-1', 0),
    ('00000000-0000-4000-8000-000000000004', 'duz', 'Düz', 'D-1', 7000);
  INSERT INTO product_attribute (id, product_id, position, name)
  SELECT ('00000000-0000-4000-8000-00000000001' || n)::uuid, ('00000000-0000-4000-8000-00000000000' || n)::uuid, 0, 'Grup'
  FROM generate_series(1, 3) AS n;
  INSERT INTO product_variation (id, attribute_id, position, name, value, price_kurus)
  SELECT gen_random_uuid(), ('00000000-0000-4000-8000-00000000001' || n)::uuid, place, name, name, price
  FROM (VALUES (1, 0, 'AISI', -100), (1, 1, 'Titanyum', -9680000), (2, 0, 'Eksi', -5001), (2, 1, 'Artı', 10),
    (3, 0, 'Soru', -10)) AS given (n, place, name, price);`;

it('turns differences that took the whole price into no price, and gives every product its price in lists', async () => {
  await undoMigrationsFrom(database.dataSource, PriceChoicesOnRequest1766500000100);
  await database.dataSource.query(PRODUCTS);
  await migrate(database.dataSource);
  const choices = await database.dataSource.query<unknown[]>(
    'SELECT name, price_kurus AS price FROM product_variation ORDER BY name',
  );
  expect(choices).toEqual([
    { name: 'AISI', price: -100 },
    { name: 'Artı', price: 10 },
    { name: 'Eksi', price: null },
    { name: 'Soru', price: -10 },
    { name: 'Titanyum', price: null },
  ]);
  const products = await database.dataSource.query<unknown[]>(
    'SELECT slug, default_price_kurus AS price FROM product ORDER BY slug',
  );
  expect(products).toEqual([
    { slug: 'duz', price: 7000 },
    { slug: 'esanjor', price: 9_679_900 },
    { slug: 'soru', price: 0 },
    { slug: 'vana', price: 0 },
  ]);
  const [cell] = await database.dataSource.query<unknown[]>(
    'SELECT products, lowest_price_kurus AS lowest, highest_price_kurus AS highest FROM product_cell WHERE products > 0',
  );
  expect(cell).toEqual({ products: 4, lowest: 7000, highest: 9_679_900 });
});
