const RELOADED_AT = 'yeniden-yuklendi';
/** A page that was reloaded for a missing part is not reloaded again within this time. */
const ONE_RELOAD_MS = 60_000;

/** A part of the build could not be loaded, and reloading the page is not the answer. */
export class MissingPartError extends Error {}

/**
 * Loads a part of the build. After a deploy the files of the earlier build are gone: the page is reloaded once, to the
 * address it is on or on its way to.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  address: () => string = () => location.href,
  open: (address: string) => void = (target) => location.assign(target),
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if ((await isShopReached()) && mayReload()) {
      open(address());
      return new Promise(() => undefined);
    }
    throw new MissingPartError('A part of the page could not be loaded', { cause: error });
  }
}

/** Without a connection a reload would only lose the page. */
export function isShopReached(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function mayReload(): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOADED_AT));
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return Date.now() - before > ONE_RELOAD_MS;
  } catch {
    // What cannot be stored cannot be counted.
    return false;
  }
}
