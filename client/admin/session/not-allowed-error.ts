/** The account that is signed in lacks a permission. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
}
