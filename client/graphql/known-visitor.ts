/** The cookie that the server sets together with those of a session and of a cart, which scripts cannot see. */
const HINT = /(?:^|; )(?:__Host-)?tanidik=/;

/** Whether this browser has a session or a cart; others need not ask who they are and what is in their cart. */
export function isKnownVisitor(): boolean {
  return HINT.test(document.cookie);
}
