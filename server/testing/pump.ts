import type { DataSource } from 'typeorm';

export const PUMP_ID = '0198a000-0000-7000-8000-000000000001';

/** A product without choices or counted stock, written past the catalog's own way. */
export async function addPump(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `INSERT INTO product (id, slug, name, sku, base_price_kurus) VALUES ($1, 'pompa', 'Pompa', 'P-1', 100000)`,
    [PUMP_ID],
  );
}
