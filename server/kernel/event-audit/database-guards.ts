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

const CHAINING_TRIGGER = 'audit_is_chained';
/** Of the body of its function, with a space for all white space. One that leaves entries out of the chain leaves nothing to find. */
const CHAINING_BODY = '76e19d9fba6a2a46944d574fddf58d8beb73b042ce628a5a21e1f7a205041422';

const CHAINING = `
  SELECT tgenabled::text AS enabled,
    encode(sha256(convert_to(regexp_replace(trim(prosrc), '\\s+', ' ', 'g'), 'UTF8')), 'hex') AS body
  FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
  WHERE tgrelid = 'public.audit'::regclass AND tgname = '${CHAINING_TRIGGER}'
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

/** What would change statements or hide rows: the shop has none of it. */
const DETOURS = `
  SELECT 'table ' || relname || ' has rules' AS what FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND EXISTS (
      SELECT FROM pg_rewrite WHERE ev_class = pg_class.oid)
  UNION ALL SELECT 'table ' || relname || ' hides rows' FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relrowsecurity
  UNION ALL SELECT 'table ' || name || ' is no table that is stored for good'
    FROM unnest($1::text[]) AS wanted (name) LEFT JOIN pg_class ON pg_class.oid = to_regclass('public.' || name)
    WHERE relkind IS DISTINCT FROM 'r' OR relpersistence <> 'p'
  UNION ALL SELECT 'table ' || name || ' has the trigger ' || tgname
    FROM unnest($1::text[]) AS wanted (name) JOIN pg_trigger ON tgrelid = to_regclass('public.' || name)
    WHERE name IN ('audit', 'audit_chain') AND NOT tgisinternal AND tgname <> ALL (ARRAY[name || '_is_append_only', '${CHAINING_TRIGGER}'])
  LIMIT 1`;

/** An export that is said to have reached checkpoints that are still to come would leave them out. */
const AHEAD = `
  SELECT 'the export to ' || target || ' is ahead of the checkpoints' AS what FROM checkpoint_export
  WHERE checkpoint_id > (SELECT coalesce(max(id), 0) FROM checkpoint) LIMIT 1`;

/** Whether the database still refuses to change history: its triggers, their function, and settings that pass them. */
export async function firstMissingGuard(
  transaction: EntityManager,
  tables: readonly string[],
): Promise<AuditViolation | undefined> {
  const what =
    (await firstMissingTrigger(transaction, tables)) ??
    (await changedFunction(transaction)) ??
    (await missingChaining(transaction)) ??
    (await passingRole(transaction)) ??
    (await detour(transaction, tables));
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
  const [trigger] = await transaction.query<{ enabled: string; body: string }[]>(CHAINING);
  if (trigger?.enabled !== 'A') return 'the trigger that chains the audit log is missing or disabled';
  return trigger.body === CHAINING_BODY ? undefined : 'the function that chains the audit log is another';
}

async function passingRole(transaction: EntityManager): Promise<string | undefined> {
  const [role] = await transaction.query<{ who: string }[]>(REPLICATION_ROLES);
  return role && `session_replication_role is set for ${role.who}`;
}

async function detour(transaction: EntityManager, tables: readonly string[]): Promise<string | undefined> {
  const [found] = await transaction.query<{ what: string }[]>(DETOURS, [tables]);
  const [ahead] = await transaction.query<{ what: string }[]>(AHEAD);
  return (found ?? ahead)?.what;
}
