import { noticeRows } from './notice-groups';
import { type Notice } from './notices.query';

const SUBJECT = { id: 'o1', label: '7c41', outcome: null, buyer: null, total: null };
const notice = (id: number, kind: Notice['kind'] = 'ORDER_PLACED'): Notice => ({
  id: String(id),
  kind,
  at: '2026-11-24T11:05:00.000Z',
  isSeen: false,
  subject: SUBJECT,
});

const rowsOf = (notices: Notice[], unseen = notices) =>
  noticeRows(notices, new Set(unseen.map(({ id }) => id))).map((row) => row.map(({ id }) => Number(id)));

it('joins five of a kind where the newest of them stands, whatever lies between', () => {
  const notices = [9, 8, 6, 5, 4, 3].map((id) => notice(id, id === 8 ? 'JOB_FAILED' : 'ORDER_PLACED'));
  expect(rowsOf(notices)).toEqual([[9, 6, 5, 4, 3], [8]]);
});

it('leaves four as they are', () => {
  expect(rowsOf([4, 3, 2, 1].map((id) => notice(id)))).toEqual([[4], [3], [2], [1]]);
});

it('leaves out what was seen before', () => {
  const notices = [7, 6, 5, 4, 3, 2, 1].map((id) => notice(id));
  expect(rowsOf(notices, notices.slice(2))).toEqual([[7], [6], [5, 4, 3, 2, 1]]);
});
