import Fastify from 'fastify';
import pg from 'pg';

/**
 * A minimal server for the same page: 24 products in the same order, the total, and the facets, in
 * one statement. No GraphQL, no guards, no validation, no cache. It prints its port.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const PAGE = `
  WITH counted AS (
    SELECT category_id, brand_key, count(*) AS products
    FROM product
    WHERE archived_at IS NULL AND ($1::text IS NULL OR category_id = $1 OR category_id LIKE $1 || '-%')
      AND ($2::text IS NULL OR brand_key = $2)
      AND (NOT $3::boolean OR in_stock)
    GROUP BY 1, 2
  )
  SELECT
    (SELECT sum(products) FROM counted) AS total,
    (SELECT json_agg(c) FROM (SELECT category_id, sum(products) FROM counted GROUP BY 1) c) AS categories,
    (SELECT json_agg(b) FROM (SELECT brand_key, sum(products) FROM counted GROUP BY 1) b) AS brands,
    (SELECT json_agg(p) FROM (
      SELECT id, slug, name, short_description, brand_key, model, sku, base_price_kurus, min_order_quantity, unit,
             in_stock, is_new, is_featured, rating, review_count, delivery_time, certifications, technical_specs
      FROM product
      WHERE archived_at IS NULL AND ($1::text IS NULL OR category_id = $1 OR category_id LIKE $1 || '-%')
        AND ($2::text IS NULL OR brand_key = $2)
        AND (NOT $3::boolean OR in_stock)
      ORDER BY created_at DESC, id DESC LIMIT 24 OFFSET $4) p) AS items
`;

const server = Fastify();
server.get('/list', async (request) => {
  const { category, brand, inStock, skip } = request.query;
  const { rows } = await pool.query(PAGE, [
    category ?? null,
    brand ?? null,
    inStock === 'true',
    Number(skip ?? 0),
  ]);
  return rows[0];
});

await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${server.server.address().port}\n`);
