import { TabChannel } from '../../shop/tab-channel';

const CHANGES = ['signed-in', 'signed-out'] as const;

export type StaffChange = (typeof CHANGES)[number];

/** The tabs of a browser share one session of the panel. */
const tabs = new TabChannel('panel-oturumu');

/** To be called once somebody of the staff signed in or out here. */
export function announceStaffChange(change: StaffChange): void {
  tabs.post(change);
}

/** Calls back when somebody signed in or out of the panel in another tab; returns what ends it. */
export function followStaffChanges(follower: (change: StaffChange) => void): () => void {
  return tabs.listen((message) => {
    const change = CHANGES.find((known) => known === message);
    if (change) follower(change);
  });
}
