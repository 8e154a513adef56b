import { recentlySeen, rememberSeen } from '../features/catalog/product/recently-seen';
import { announceSessionChange } from '../graphql/session-change';
import { NOTES, readNote, writeNote } from '../shop/session-note';
import { forgetVisitorAtSignOut } from './forget-visitor';

const otherTab = new BroadcastChannel('oturum');

beforeAll(forgetVisitorAtSignOut);

beforeEach(() => {
  for (const key of Object.values(NOTES)) writeNote(key, { buyer: { name: 'Gülşah' } });
});

afterAll(() => otherTab.close());

const kept = () => Object.values(NOTES).filter((key) => readNote(key) !== undefined);

it('forgets what was typed at checkout when the person signs out in this tab', () => {
  announceSessionChange('signed-out');
  expect(kept()).toEqual([]);
});

it('forgets the products they looked at', () => {
  rememberSeen('vana');
  announceSessionChange('signed-out');
  expect(recentlySeen()).toEqual([]);
});

it('forgets it when they sign out in another tab', async () => {
  otherTab.postMessage('signed-out');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kept()).toEqual([]);
});

it('keeps it for a guest who signs in to order', () => {
  announceSessionChange('signed-in');
  expect(kept()).toEqual(Object.values(NOTES));
});
