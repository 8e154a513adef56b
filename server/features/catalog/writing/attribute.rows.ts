import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { VariationSnapshot } from '../drafts/product.draft.js';
import type { ProductEdit } from './catalog.saving.js';

/** Orders lower stock while staff edit: where an edit does not change a stock, it stays as orders left it. */
const STOCK_UNLESS_EDITED = 'stock = CASE WHEN given.stock = stock_before THEN v.stock ELSE given.stock END';

/** Makes the attributes of products what the edits say; those that remain keep their rows and ids. */
export async function writeAttributes(
  transaction: EntityManager,
  edits: readonly ProductEdit[],
): Promise<void> {
  if (edits.length === 0) return;
  const attributes = edits.flatMap(attributeRows);
  const variations = edits.flatMap(variationRows);
  await removeOthers(
    transaction,
    edits.map(({ after }) => after),
    { attributes, variations },
  );
  await freeNames(transaction, edits);
  await transaction.query(
    `INSERT INTO product_attribute (id, product_id, position, name, kind, is_sold_out)
     SELECT * FROM jsonb_to_recordset($1)
       AS given (id uuid, product_id uuid, position smallint, name text, kind text, is_sold_out boolean)
     ON CONFLICT (id) DO UPDATE SET position = excluded.position, name = excluded.name, kind = excluded.kind,
       is_sold_out = product_attribute.is_sold_out AND excluded.is_sold_out`,
    [JSON.stringify(attributes)],
  );
  await writeVariations(transaction, variations);
}

/** Two groups, or two choices of one, may swap their names, which are unique after each row that is written. */
async function freeNames(transaction: EntityManager, edits: readonly ProductEdit[]): Promise<void> {
  const groups = edits.map(({ before, after }) => [before?.attributes ?? [], after.attributes] as const);
  const choices = groups.map((both) =>
    both.map((attributes) => attributes.flatMap(({ variations }) => variations)),
  );
  for (const [table, renamed] of [
    ['product_attribute', groups.flatMap(([before, after]) => renamedIds(before, after))],
    ['product_variation', choices.flatMap(([before = [], after = []]) => renamedIds(before, after))],
  ] as const) {
    if (renamed.length > 0) {
      await transaction.query(`UPDATE ${table} SET name = id::text WHERE id = ANY($1)`, [renamed]);
    }
  }
}

function renamedIds(before: readonly NamedRow[], after: readonly NamedRow[]): string[] {
  const names = new Map(before.map(({ id, name }) => [id, name]));
  return after.filter(({ id, name }) => names.has(id) && names.get(id) !== name).map(({ id }) => id);
}

async function writeVariations(
  transaction: EntityManager,
  variations: ReturnType<typeof variationRows>,
): Promise<void> {
  const given = [JSON.stringify(variations)];
  const record = `jsonb_to_recordset($1) AS given (id uuid, attribute_id uuid, position smallint, name text,
    value text, price_kurus bigint, stock integer, stock_before integer, sku text)`;
  await transaction.query(
    `UPDATE product_variation AS v SET position = given.position, name = given.name, value = given.value,
       price_kurus = given.price_kurus, ${STOCK_UNLESS_EDITED}, sku = given.sku
     FROM ${record} WHERE v.id = given.id`,
    given,
  );
  await transaction.query(
    `INSERT INTO product_variation (id, attribute_id, position, name, value, price_kurus, stock, sku)
     SELECT id, attribute_id, position, name, value, price_kurus, stock, sku FROM ${record}
     ON CONFLICT (id) DO NOTHING`,
    given,
  );
}

function attributeRows({ before, after }: ProductEdit) {
  return after.attributes.map(({ variations, ...attribute }, position) => {
    const previous = before?.attributes.find(({ id }) => id === attribute.id);
    const stocks = (list: readonly VariationSnapshot[]) =>
      list.map(({ id, stock }) => `${id} ${stock}`).sort();
    return {
      ...attribute,
      position,
      product_id: after.id,
      // Once staff edit the stock of a group, all zeros again stand for a group that is not counted.
      is_sold_out:
        previous !== undefined && isDeepStrictEqual(stocks(previous.variations), stocks(variations)),
    };
  });
}

function variationRows({ before, after }: ProductEdit) {
  const previous = before?.attributes.flatMap(({ variations }) => variations) ?? [];
  return after.attributes.flatMap(({ id, variations }) =>
    variations.map(({ priceKurus, ...variation }, position) => ({
      ...variation,
      position,
      attribute_id: id,
      price_kurus: priceKurus,
      stock_before: previous.find((one) => one.id === variation.id)?.stock,
    })),
  );
}

interface Identified {
  id: string;
}

interface NamedRow extends Identified {
  name: string;
}

async function removeOthers(
  transaction: EntityManager,
  products: readonly Identified[],
  remaining: { attributes: readonly Identified[]; variations: readonly Identified[] },
): Promise<void> {
  const owners = products.map(({ id }) => id);
  await transaction.query(
    'DELETE FROM product_attribute WHERE product_id = ANY($1) AND id <> ALL($2::uuid[])',
    [owners, remaining.attributes.map(({ id }) => id)],
  );
  await transaction.query(
    `DELETE FROM product_variation USING product_attribute AS a
     WHERE a.id = attribute_id AND a.product_id = ANY($1) AND product_variation.id <> ALL($2::uuid[])`,
    [owners, remaining.variations.map(({ id }) => id)],
  );
}
