import { forgetSeen } from '../features/catalog/product/recently-seen';
import { followSessionChanges } from '../graphql/session-change';
import { dropNotes } from '../shop/session-note';

/** What a person typed into forms and looked at ends with their session, in each tab: it is not for the next person. */
export function forgetVisitorAtSignOut(): void {
  followSessionChanges((change) => {
    if (change !== 'signed-out') return;
    dropNotes();
    forgetSeen();
  });
}
