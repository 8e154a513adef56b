/** What the not-found screen says: the heading, a sentence, and where to go on. */
export interface NotFound {
  readonly title: string;
  readonly hint?: string;
  readonly back?: { readonly text: string; readonly to: string };
}

/** Answered with 404. */
export class NotFoundError extends Error {
  constructor(readonly page: NotFound) {
    super(page.title);
  }
}

/** Answered with a redirect. */
export class MovedError extends Error {
  constructor(
    readonly path: string,
    readonly status: 301 | 302,
  ) {
    super(`Moved to ${path}`);
  }
}

/** What visitors are told while the shop is closed. */
export interface Closure {
  readonly notice: string;
  readonly indexing: 'index, follow' | 'noindex, nofollow';
  /** Empty when the shop has none. */
  readonly phone: string;
}

/** Answered with 503 while the shop is closed for maintenance. */
export class MaintenanceError extends Error {
  constructor(readonly closure: Closure) {
    super('Closed for maintenance');
  }
}

/** For a loader: `throw notFound({ title: 'Ürün bulunamadı' })`. */
export function notFound(page: NotFound): NotFoundError {
  return new NotFoundError(page);
}

/** For a loader that was asked by an earlier slug: `throw movedTo(paths.product(product.slug))`. */
export function movedTo(path: string): MovedError {
  return new MovedError(path, 301);
}

/** For a loader that was asked for what never was: the page that comes closest, not remembered as its address. */
export function foundAt(path: string): MovedError {
  return new MovedError(path, 302);
}
