import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import type { CatalogKind } from '../records/catalog.kinds.js';
import type { Edit, Recordable } from './catalog.saving.js';
import { changedFields } from '../drafts/changed-fields.js';
import { insertVersions } from './catalog.versions.js';

/** Records what saves changed: each version, and changes by staff and programs in the audit log too. */
@Injectable()
export class CatalogVersionLog {
  constructor(private readonly audit: AuditLog) {}

  /** Call it in the transaction of the save, after the rows were written. */
  async record<Snapshot extends Recordable>(
    transaction: EntityManager,
    kind: CatalogKind,
    edits: readonly Edit<Snapshot>[],
    cause: Cause,
    now: Date,
  ): Promise<void> {
    await insertVersions(transaction, kind, edits, cause, now);
    const { kind: actorKind } = cause.actor;
    if (actorKind !== 'staff' && actorKind !== 'program') return;
    await this.audit.addAll(
      transaction,
      edits.map((edit) => ({
        ...cause,
        what: `${kind}-${whatHappened(edit)}`,
        subject: `${kind} ${edit.after.id}`,
        ...difference(edit),
      })),
    );
  }
}

function whatHappened<Snapshot extends Recordable>({ before, after }: Edit<Snapshot>): string {
  if (before === null) return 'created';
  if (before.isArchived === after.isArchived) return 'changed';
  return after.isArchived ? 'archived' : 'restored';
}

/** Only the fields that differ; of something new its name and address, as the first version holds all of it. */
function difference<Snapshot extends Recordable>(edit: Edit<Snapshot>) {
  const { before, after } = edit;
  if (before === null) return { after: { name: after.name, slug: after.slug } };
  const fields = changedFields(edit.before, edit.after) as (keyof Snapshot)[];
  const only = (snapshot: Snapshot) => Object.fromEntries(fields.map((field) => [field, snapshot[field]]));
  return { before: only(before), after: only(after) };
}
