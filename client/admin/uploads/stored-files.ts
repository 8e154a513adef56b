import { paths } from '../../paths';

/** Whether the shop still has a file: what nothing was saved with is deleted after a day. Unknown where it cannot be asked. */
async function isGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** Of these pictures, those that the shop no longer has. */
export const gonePictures = (ids: readonly string[]): Promise<string[]> =>
  goneOf(ids, (id) => paths.picture(id, 160));

/** The same of documents. */
export const goneDocuments = (ids: readonly string[]): Promise<string[]> =>
  goneOf(ids, paths.productDocument);

async function goneOf(ids: readonly string[], addressOf: (id: string) => string): Promise<string[]> {
  const gone = await Promise.all(ids.map(async (id) => ((await isGone(addressOf(id))) ? [id] : [])));
  return gone.flat();
}
