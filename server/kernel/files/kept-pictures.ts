import type { EntityManager } from 'typeorm';
import { pictureGone } from './picture.refusals.js';

const KEEP = `
  DELETE FROM picture_upload WHERE picture_id = ANY($1)
    OR picture_id IN (SELECT dark_id FROM picture WHERE id = ANY($1))`;

/** So that nobody sweeps them before the save ends. */
const LOCK = 'SELECT id FROM picture WHERE id = ANY($1) FOR KEY SHARE';

/**
 * Keeps the pictures that something is saved with.
 *
 * @throws PICTURE_GONE for those that do not exist
 */
export async function keepPictures(transaction: EntityManager, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return;
  const stored = await transaction.query<{ id: string }[]>(LOCK, [pictureIds]);
  const known = new Set(stored.map(({ id }) => id));
  const gone = pictureIds.filter((id) => !known.has(id));
  if (gone.length > 0) throw pictureGone({ pictureIds: gone });
  await transaction.query(KEEP, [pictureIds]);
}
