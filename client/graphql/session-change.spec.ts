import { announceSessionChange, followSessionChanges } from './session-change';

const otherTab = new BroadcastChannel('oturum');
const arrival = () => new Promise((resolve) => setTimeout(resolve, 50));

afterAll(() => otherTab.close());

it('calls back for a change in this tab and in another one, once each', async () => {
  const changes: string[] = [];
  const unfollow = followSessionChanges((change) => changes.push(change));
  announceSessionChange('signed-in');
  otherTab.postMessage('signed-out');
  await arrival();
  expect(changes).toEqual(['signed-in', 'signed-out']);
  unfollow();
});

it('calls a follower no more that has ended it, and goes on calling the others', async () => {
  const changes: string[] = [];
  const unfollow = followSessionChanges(() => changes.push('ended'));
  const unfollowOther = followSessionChanges(() => changes.push('other'));
  unfollow();
  announceSessionChange();
  otherTab.postMessage('signed-out');
  await arrival();
  expect(changes).toEqual(['other', 'other']);
  unfollowOther();
});

it('takes from another tab only what it knows', async () => {
  const changes: unknown[] = [];
  const unfollow = followSessionChanges((change) => changes.push(change));
  otherTab.postMessage('renamed');
  await arrival();
  expect(changes).toEqual([]);
  unfollow();
});
