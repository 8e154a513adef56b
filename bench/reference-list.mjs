import Fastify from 'fastify';
import pg from 'pg';

/**
 * A minimal server for a page of 24 products and their total, one indexed statement each, on a narrow table of its own:
 * no facets, no GraphQL, no guards, no cache. It prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const TABLE = `
  CREATE TABLE IF NOT EXISTS bench_reference AS
    SELECT id, slug, name, short_description, brand_key, model, sku, category_id, base_price_kurus AS price, technical_specs,
      to_tsvector('simple', fold(concat_ws(' ', name, short_description, description))) AS words
    FROM product;
  CREATE INDEX IF NOT EXISTS bench_reference_price ON bench_reference (category_id, price, id);
  CREATE INDEX IF NOT EXISTS bench_reference_words ON bench_reference USING gin (words);
`;

const pageWhere = (condition, order) => `
  SELECT (SELECT count(*)::int FROM bench_reference WHERE ${condition}) AS total,
    (SELECT json_agg(item) FROM (
      SELECT id, slug, name, short_description, brand_key, model, sku, price, technical_specs FROM bench_reference
      WHERE ${condition} ORDER BY ${order} LIMIT 24 OFFSET $1) AS item) AS items`;

const OF_CATEGORY = pageWhere('category_id = $2 AND price <= $3', 'price, id');
const OF_TEXT = pageWhere(`words @@ plainto_tsquery('simple', fold($2))`, 'id');
const HIGHEST_PRICE_KURUS = Number.MAX_SAFE_INTEGER;

await pool.query(TABLE);
await pool.query('VACUUM ANALYZE bench_reference');

const server = Fastify();
server.get('/list', async (request) => {
  const { category, text, maxPrice = HIGHEST_PRICE_KURUS, skip } = request.query;
  const { rows } = text
    ? await pool.query({ name: 'text', text: OF_TEXT, values: [skip, text] })
    : await pool.query({ name: 'category', text: OF_CATEGORY, values: [skip, category, maxPrice] });
  return rows[0];
});

await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${server.server.address().port}\n`);
