import { dropDraft, dropDrafts, readDraft, writeDraft } from './drafts';

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

it('keeps what somebody typed, for them alone', () => {
  writeDraft('urun-1', 'ece', { name: 'Pompa' });
  expect(readDraft('urun-1', 'ece')?.content).toEqual({ name: 'Pompa' });
  expect(readDraft('urun-1', 'ali')).toBeUndefined();
  dropDraft('urun-1');
  expect(readDraft('urun-1', 'ece')).toBeUndefined();
});

it('forgets it after a week', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  writeDraft('urun-1', 'ece', 'a');
  vi.setSystemTime(new Date('2026-11-27T09:59:00Z'));
  expect(readDraft('urun-1', 'ece')).toBeDefined();
  vi.setSystemTime(new Date('2026-11-27T10:01:00Z'));
  expect(readDraft('urun-1', 'ece')).toBeUndefined();
});

it('forgets all of it when they sign out, and nothing else', () => {
  localStorage.setItem('tema', 'dark');
  writeDraft('urun-1', 'ece', 'a');
  writeDraft('urun-2', 'ece', 'b');
  dropDrafts();
  expect(Object.keys(localStorage)).toEqual(['tema']);
});

it('reads nothing from what somebody else wrote there', () => {
  localStorage.setItem('panel-taslak-urun-1', '{');
  expect(readDraft('urun-1', 'ece')).toBeUndefined();
});
