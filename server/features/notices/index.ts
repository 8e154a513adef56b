/** The bell of the panel: what staff are notified of, and what each of them has seen. */
export { concerns, NoticeChanges, type NoticeChange } from './notice-changes.js';
export { NOTICE_REACTIONS } from './notice.reactions.js';
export { NoticeSweeper } from './notice.sweeper.js';
export { NoticeWriter } from './notice.writer.js';
export type { NoticeKind } from './notice.kinds.js';
export { NoticesModule } from './notices.module.js';
export { NoticeWritingModule } from './notice-writing.module.js';
