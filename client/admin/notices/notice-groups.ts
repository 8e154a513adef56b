import { type Notice } from './notices.query';

/** From how many on notices of one kind are one line. */
const MANY = 5;

/** A line of the bell: one notice, or many of one kind, which stand where the newest of them does. */
export type NoticeRow = readonly [Notice, ...Notice[]];

/**
 * Joins many notices of one kind that the person has not seen.
 *
 * @param unseen ids of those that were not seen when the list was opened: what is marked since stays where it is
 */
export function noticeRows(notices: readonly Notice[], unseen: ReadonlySet<string>): NoticeRow[] {
  const news = notices.filter(({ id }) => unseen.has(id));
  return notices.flatMap((notice): NoticeRow[] => {
    const alike = unseen.has(notice.id) ? news.filter(({ kind }) => kind === notice.kind) : [];
    if (alike.length < MANY) return [[notice]];
    return alike[0] === notice ? [[notice, ...alike.slice(1)]] : [];
  });
}
