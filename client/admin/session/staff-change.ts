import { TabChannel } from '../../shop/tab-channel';

/** The tabs of a browser share one session of the panel. */
const tabs = new TabChannel('panel-oturumu');

/** To be called once somebody of the staff signed in or out here. */
export function announceStaffChange(): void {
  tabs.post('changed');
}

/** Calls back when somebody signed in or out of the panel in another tab; returns what ends it. */
export function followStaffChanges(follower: () => void): () => void {
  return tabs.listen(follower);
}
