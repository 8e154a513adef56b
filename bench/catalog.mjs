/** Categories of the generated catalog: five roots, fourteen children, as in the demo. */
const CHILDREN_PER_ROOT = [2, 2, 3, 4, 3];
const BRANDS = 48;
const ROWS_PER_STATEMENT = 10_000;

/**
 * Fills an empty, migrated database with `size` products of realistic variety: brands of unequal size,
 * prices over four orders of magnitude, one in twelve without a price, one in ten new. The same seed gives the same
 * catalog on every machine.
 *
 * @param {import('pg').Client} database
 * @param {number} size number of products
 */
export async function generateCatalog(database, size) {
  await insertCategories(database);
  await database.query(
    `INSERT INTO brand (key, name) SELECT fold('Marka ' || n), 'Marka ' || n FROM generate_series(1, $1::int) AS n`,
    [BRANDS],
  );
  for (let first = 1; first <= size; first += ROWS_PER_STATEMENT) {
    const last = Math.min(size, first + ROWS_PER_STATEMENT - 1);
    await database.query(PRODUCTS, [first, last, BRANDS]);
    await database.query(STOCK, [first, last]);
  }
  await database.query('VACUUM ANALYZE');
}

async function insertCategories(database) {
  for (const [root, children] of CHILDREN_PER_ROOT.entries()) {
    const id = String(root + 1);
    await database.query('INSERT INTO category (id, slug, name, sort_order) VALUES ($1, $2, $3, $4)', [
      id,
      `grup-${id}`,
      `Grup ${id}`,
      root,
    ]);
    for (let child = 1; child <= children; child += 1) {
      await database.query(
        'INSERT INTO category (id, parent_id, slug, name, sort_order) VALUES ($1, $2, $3, $4, $5)',
        [`${id}-${child}`, id, `grup-${id}-${child}`, `Grup ${id} alt ${child}`, child],
      );
    }
  }
}

/** SQL for the id of product `number`, formatted like a random UUID. */
export const productId = (number) =>
  `overlay(overlay(md5('product' || ${number}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

/** None for products that are not in stock. */
const STOCK = `
  INSERT INTO product_stock (product_id, quantity)
  SELECT ${productId('n')}, CASE WHEN (hashint8extended(n, 3) & 1048575) / 1048576.0 > 0.15
    THEN floor((hashint8extended(n, 4) & 1048575) / 1048576.0 * 200)::int ELSE 0 END
  FROM generate_series($1::int, $2::int) AS n`;

/** A hash of the number replaces random values: stateless and the same on every server. */
const PRODUCTS = `
  WITH sample AS (
    SELECT n,
      (hashint8extended(n, 1) & 1048575) / 1048576.0 AS a,
      (hashint8extended(n, 2) & 1048575) / 1048576.0 AS b,
      (hashint8extended(n, 3) & 1048575) / 1048576.0 AS c,
      (hashint8extended(n, 4) & 1048575) / 1048576.0 AS d
    FROM generate_series($1::int, $2::int) AS n
  ), leaf AS (
    SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS leaves
    FROM category WHERE parent_id IS NOT NULL
  )
  INSERT INTO product (id, slug, name, short_description, description, brand_key, model, sku, category_id, tags,
    base_price_kurus, in_stock, is_new, is_featured, rating, review_count, delivery_time,
    certifications, technical_specs, created_at, updated_at)
  SELECT
    ${productId('n')},
    'urun-' || n,
    (ARRAY['Plakalı Isı Eşanjörü', 'Emaye Boyler', 'Sirkülasyon Pompası', 'Kelebek Vana', 'Torba Filtre',
           'Çek Valf', 'İnox Küresel Vana', 'Hidrofor Seti'])[1 + floor(a * 8)::int]
      || ' ' || (10 + floor(b * 990)::int) || ' ' || n,
    'Kazan dairesi ve proses hatları için, ' || (1 + floor(c * 40)::int) || ' bar.',
    'Gövde GGG40, sızdırmazlık EPDM. Çalışma basıncı ' || (1 + floor(c * 40)::int) || ' bar, bağlantı DN '
      || (ARRAY[15, 20, 25, 32, 40, 50, 65, 80, 100, 125, 150])[1 + floor(d * 11)::int] || '.',
    fold('Marka ' || (1 + floor(a * a * $3)::int)),
    'M-' || n,
    'SKU-' || n,
    leaf.id,
    ARRAY['tesisat', 'ısıtma'],
    CASE WHEN d < 0.08 THEN 0 ELSE round(exp(ln(20000) + b * ln(2000)))::bigint END,
    c > 0.15,
    b < 0.1,
    c < 0.03,
    round((3 + 2 * d)::numeric, 1)::float8,
    floor(a * 60)::int,
    (ARRAY['1 hafta', '2-3 hafta', '4-5 hafta'])[1 + floor(c * 3)::int],
    ARRAY['CE', 'TSE'],
    jsonb_build_array(
      jsonb_build_object('name', 'Basınç', 'value', (1 + floor(c * 40)::int)::text, 'unit', 'bar'),
      jsonb_build_object('name', 'Bağlantı', 'value', 'DN ' || (15 + floor(d * 135)::int), 'unit', NULL),
      jsonb_build_object('name', 'Ağırlık', 'value', floor(b * 300)::text, 'unit', 'kg')),
    timestamptz '2025-01-01' + n * interval '1 second',
    timestamptz '2025-01-01' + n * interval '1 second'
  FROM sample JOIN leaf ON leaf.place = floor(b * c * 7919)::bigint % leaf.leaves
`;
