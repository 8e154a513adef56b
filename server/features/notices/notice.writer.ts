import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ADVISORY_LOCKS } from '../../kernel/database/advisory-locks.js';
import { prepared } from '../../kernel/database/prepared.js';
import { NOTICE_CHANNEL } from './notice-changes.js';
import type { NoticeKind, NoticeOutcome } from './notice.kinds.js';

/** A notice to be added. Nothing personal: it outlives the erasure of whom it is about. */
export interface NewNotice {
  kind: NoticeKind;
  /** The event or job it follows from, unique among all notices. */
  source: string;
  subjectId: string;
  /** What staff call the subject: the number of an order. */
  label: string;
  happenedAt: Date;
  /** Where it may have ended in several ways. */
  outcome?: NoticeOutcome | null;
  /** The one person of the staff whom it is for; left out, it is for all who may see its kind. */
  recipientId?: string | null;
}

/** Held until the commit, so that no id becomes visible after a greater one, which somebody may have marked by then. */
const LOCK = prepared(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.noticeIds})`);

/** Notified within the transaction: only workers write notices, and nobody who buys waits for their commits. */
const ADD = prepared(`
  WITH added AS (
    INSERT INTO notice (kind, source, subject_id, label, happened_at, outcome, recipient_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (source) DO NOTHING RETURNING id, kind)
  SELECT pg_notify('${NOTICE_CHANNEL}', json_build_object('kind', kind, 'id', id)::text) FROM added`);

/** Adds notices for reactions. */
@Injectable()
export class NoticeWriter {
  /** Adds a notice in the transaction of its reaction; does nothing if its source has one. */
  async add(transaction: EntityManager, notice: NewNotice): Promise<void> {
    const { kind, source, subjectId, label, happenedAt, outcome = null, recipientId = null } = notice;
    await transaction.query(LOCK);
    await transaction.query(ADD, [kind, source, subjectId, label, happenedAt, outcome, recipientId]);
  }
}
