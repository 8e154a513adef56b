import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../../../kernel/actor/actor.js';
import type { Cause } from '../../../kernel/actor/cause.js';
import { StandingPermissions } from '../../../kernel/actor/standing-permissions.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { ADVISORY_LOCKS } from '../../../kernel/database/advisory-locks.js';
import { withRetry } from '../../../kernel/database/transaction-retry.js';
import { VersionedRecords } from '../../../kernel/records/versioned-records.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import { schedulerNotPermitted } from '../content.refusals.js';
import { CONTENT_DRAFTS, type ContentDraftValue } from './content-draft.record.js';
import { ContentDrafts } from './content-drafts.js';

interface DueDraft {
  target: string;
  version: number;
}

const REQUEST = 'content-schedule';

/** The newest version of each draft whose time has come. */
const DUE = `
  SELECT id AS target, version FROM (
    SELECT DISTINCT ON (id) id, version, document FROM document_version
    WHERE collection = '${CONTENT_DRAFTS.name}' ORDER BY id, version DESC
  ) drafts
  WHERE (document ->> 'publishAt')::timestamptz <= $1
  ORDER BY document ->> 'publishAt', id`;

/** Publishes drafts at their time. */
@Injectable()
export class DraftPublisher {
  private readonly log = new Logger(DraftPublisher.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly drafts: ContentDrafts,
    private readonly records: VersionedRecords,
    private readonly dataVersions: DataVersions,
    private readonly clock: Clock,
    private readonly permissions: StandingPermissions,
  ) {}

  /**
   * One draft and one transaction after the other. Several workers may do so at once: a draft that another one has begun with
   * is skipped. What cannot be published says so beside the draft, and waits for staff.
   *
   * @returns how many this call published
   */
  async publishDue(): Promise<number> {
    const due = await this.dataSource.query<DueDraft[]>(DUE, [this.clock.now()]);
    let published = 0;
    for (const draft of due) if (await this.publish(draft)) published += 1;
    return published;
  }

  /** One draft that cannot be published must not keep the others. */
  private async publish(due: DueDraft): Promise<boolean> {
    try {
      return await withRetry(() => this.publishLocked(due));
    } catch (error) {
      await this.explain(due, error);
      return false;
    }
  }

  private async explain(due: DueDraft, error: unknown): Promise<void> {
    try {
      if (!(error instanceof Refusal)) throw error;
      await this.refuse(due, error);
    } catch (unexpected) {
      this.log.error({ err: unexpected, target: due.target, msg: 'a draft could not be published' });
    }
  }

  private async publishLocked({ target, version }: DueDraft): Promise<boolean> {
    const isPublished = await this.dataSource.transaction(async (transaction) => {
      const [lock] = await transaction.query<{ isMine: boolean }[]>(
        'SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS "isMine"',
        [ADVISORY_LOCKS.draftPublishing, target],
      );
      const draft = lock?.isMine ? await CONTENT_DRAFTS.read(transaction, target) : null;
      // Another worker has it, or somebody changed it since it was found.
      if (draft?.version !== version) return false;
      const cause = await this.causeOf(draft.value);
      await this.drafts.publishIn(transaction, { target, expectedVersion: version, cause });
      return true;
    });
    if (isPublished) await this.dataVersions.refresh();
    return isPublished;
  }

  /** It is the change of who set the time. @throws SCHEDULER_NOT_PERMITTED */
  private async causeOf({ scheduledBy }: ContentDraftValue): Promise<Cause> {
    if (scheduledBy && !(await this.permissions.may(scheduledBy, 'content'))) throw schedulerNotPermitted();
    return { actor: scheduledBy ?? SYSTEM, requestId: REQUEST };
  }

  /** Unless somebody changed the draft meanwhile: then it is theirs. */
  private async refuse({ target, version }: DueDraft, { code, message }: Refusal): Promise<void> {
    await this.dataSource.transaction(async (transaction) => {
      const draft = await CONTENT_DRAFTS.read(transaction, target);
      if (draft?.version !== version) return;
      const refused = { code, message, at: this.clock.now().toISOString() };
      await this.records.save(transaction, CONTENT_DRAFTS, {
        key: target,
        value: { ...draft.value, publishAt: null, refused },
        expectedVersion: version,
        cause: { actor: SYSTEM, requestId: REQUEST },
      });
    });
    await this.dataVersions.refresh();
  }
}
