import type { EntityManager } from 'typeorm';
import { REFUSE_CHANGE, refusingTrigger } from '../database/append-only.js';
import type { AuditViolation } from './audit-violation.js';

interface Guard {
  table: string;
  /** As the database writes it; null when there is no such trigger. */
  definition: string | null;
  /** `A` fires whatever `session_replication_role` says. */
  enabled: string | null;
}

const TRIGGERS = `
  SELECT wanted.name AS table, trim(regexp_replace(pg_get_triggerdef(pg_trigger.oid), '\\s+', ' ', 'g')) AS definition,
    tgenabled::text AS enabled
  FROM unnest($1::text[]) AS wanted (name)
  LEFT JOIN pg_trigger ON tgrelid = to_regclass('public.' || wanted.name)
    AND tgname = wanted.name || '_is_append_only' AND NOT tgisinternal
  ORDER BY wanted.name`;

const FUNCTION = `SELECT prosrc FROM pg_proc WHERE oid = to_regproc('public.refuse_change_of_history')`;

const CHAINING = `
  SELECT tgenabled::text AS enabled FROM pg_trigger
  WHERE tgrelid = 'public.audit'::regclass AND tgname = 'audit_is_chained'
    AND tgfoid = to_regproc('public.chain_audit')`;

/** A role or database for which triggers are told not to fire. */
const REPLICATION_ROLES = `
  SELECT coalesce('role ' || rolname, 'every role') || coalesce(' in database ' || datname, '') AS who
  FROM pg_db_role_setting
  LEFT JOIN pg_roles ON pg_roles.oid = setrole LEFT JOIN pg_database ON pg_database.oid = setdatabase
  WHERE (setdatabase = 0 OR datname = current_database())
    AND EXISTS (SELECT FROM unnest(setconfig) AS setting WHERE setting ~ '^session_replication_role=(replica|local)$')
  UNION ALL
  SELECT 'this session' WHERE current_setting('session_replication_role') <> 'origin'`;

/** Whether the database still refuses to change history: its triggers, their function, and settings that pass them. */
export async function firstMissingGuard(
  transaction: EntityManager,
  tables: readonly string[],
): Promise<AuditViolation | undefined> {
  const what =
    (await firstMissingTrigger(transaction, tables)) ??
    (await changedFunction(transaction)) ??
    (await missingChaining(transaction)) ??
    (await passingRole(transaction));
  return what === undefined ? undefined : { what };
}

async function firstMissingTrigger(
  transaction: EntityManager,
  tables: readonly string[],
): Promise<string | undefined> {
  const guards = await transaction.query<Guard[]>(TRIGGERS, [tables]);
  const open = guards.find(
    ({ table, definition, enabled }) => definition !== refusingTrigger(table) || enabled !== 'A',
  );
  if (!open) return undefined;
  const { table, definition, enabled } = open;
  if (definition === null) return `table ${table} has no trigger that refuses to change it`;
  return definition === refusingTrigger(table)
    ? `the trigger that refuses to change table ${table} is ${enabled === 'D' ? 'disabled' : 'not always on'}`
    : `the trigger that refuses to change table ${table} is another`;
}

async function changedFunction(transaction: EntityManager): Promise<string | undefined> {
  const [found] = await transaction.query<{ prosrc: string }[]>(FUNCTION);
  const isOwn = found?.prosrc.replace(/\s+/g, ' ').trim() === REFUSE_CHANGE;
  return isOwn ? undefined : 'the function that refuses to change history is another';
}

async function missingChaining(transaction: EntityManager): Promise<string | undefined> {
  const [trigger] = await transaction.query<{ enabled: string }[]>(CHAINING);
  return trigger?.enabled === 'A'
    ? undefined
    : 'the trigger that chains the audit log is missing or disabled';
}

async function passingRole(transaction: EntityManager): Promise<string | undefined> {
  const [role] = await transaction.query<{ who: string }[]>(REPLICATION_ROLES);
  return role && `session_replication_role is set for ${role.who}`;
}
