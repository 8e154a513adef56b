import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditViolation } from '../../../kernel/event-audit/audit-violation.js';
import type { HistoryCheck } from '../../../kernel/event-audit/history-check.js';
import { SESSION_DAYS } from '../second-factor-policy/second-factor-policy.entity.js';

interface RowOfUser {
  id: string;
  isStaff: boolean;
  isActive: boolean;
  granted: string[];
  saidRole: string | null;
  saidActive: boolean | null;
  saidPermissions: string[] | null;
}

interface RowOfKey {
  id: string;
  isRecorded: boolean;
  hasPermissions: boolean;
  hasExpiry: boolean;
  hasMaker: boolean;
  isRevokedAsSaid: boolean;
}

interface RowOfPolicy {
  requiredFor: string;
  permissions: string[];
  sessionDays: number;
  said: Partial<Record<'requiredFor' | 'permissions' | 'sessionDays', unknown>>;
}

/** The newest value of a field that an entry has. */
const newest = (value: string) =>
  `(array_agg(${value} ORDER BY id DESC) FILTER (WHERE ${value} IS NOT NULL))[1]`;

/** Nobody but the shop and staff changes these; customers who registered have no entry, and no permissions. */
const USERS = `
  WITH said AS (
    SELECT substr(subject, length('user ') + 1) AS id, ${newest(`after->>'role'`)} AS role,
      ${newest(`after->'permissions'`)} AS permissions,
      ${newest(`CASE what WHEN 'admin-created' THEN 'true' ELSE after->>'isActive' END`)} AS is_active
    FROM audit WHERE what IN ('admin-created', 'user-created', 'user-changed') GROUP BY subject)
  SELECT users.id, users.role <> 'customer' AS "isStaff", users.is_active AS "isActive", CASE users.role
      WHEN 'super_admin' THEN '{all}' WHEN 'customer' THEN '{}' ELSE users.permissions END AS granted,
    said.role AS "saidRole", said.is_active::boolean AS "saidActive", said.permissions AS "saidPermissions"
  FROM users LEFT JOIN said ON said.id = users.id::text
  WHERE said.id IS NOT NULL OR users.role <> 'customer' OR NOT users.is_active
  ORDER BY users.id`;

const KEYS = `
  SELECT key.id, made.id IS NOT NULL AS "isRecorded",
    to_jsonb(key.permissions) = made.after->'permissions' AS "hasPermissions",
    key.expires_at IS NOT DISTINCT FROM (made.after->>'expiresAt')::timestamptz AS "hasExpiry",
    key.maker_id::text IS NOT DISTINCT FROM CASE made.actor_kind WHEN 'staff' THEN made.actor_id END AS "hasMaker",
    (key.revoked_at IS NOT NULL) = EXISTS (SELECT FROM audit
      WHERE what = 'api-key-revoked' AND subject = 'api-key ' || key.id) AS "isRevokedAsSaid"
  FROM api_key AS key
  LEFT JOIN audit AS made ON made.what = 'api-key-created' AND made.subject = 'api-key ' || key.id
  ORDER BY key.id`;

/** Entries from before the policy had versions hold its fields directly. */
const saidOfPolicy = (field: string) => newest(`coalesce(after->'fields'->'${field}', after->'${field}')`);

const POLICY = `
  SELECT required_for AS "requiredFor", permissions, session_days AS "sessionDays", (
    SELECT jsonb_strip_nulls(jsonb_build_object('requiredFor', ${saidOfPolicy('requiredFor')},
      'permissions', ${saidOfPolicy('permissions')}, 'sessionDays', ${saidOfPolicy('sessionDays')}))
    FROM audit WHERE subject IN ('second-factor-policy', 'second-factor-policy shop')) AS said
  FROM second_factor_policy`;

/**
 * Roles and permissions of accounts, scopes of API keys and the security rules are plain rows that staff change: each is what
 * the last entry of the audit log made of it. All are checked each time, as what was changed behind the shop's back has no
 * position.
 */
@Injectable()
export class AccessCheck implements HistoryCheck {
  async firstViolation(transaction: EntityManager): Promise<AuditViolation | undefined> {
    for (const row of await transaction.query<RowOfUser[]>(USERS)) {
      const what = errorOfUser(row);
      if (what) return { stream: `user ${row.id}`, what: `${what} not what the audit log says` };
    }
    for (const row of await transaction.query<RowOfKey[]>(KEYS)) {
      const what = errorOfKey(row);
      if (what) return { stream: `api-key ${row.id}`, what: `${what} not what the audit log says` };
    }
    const [policy] = await transaction.query<(RowOfPolicy | undefined)[]>(POLICY);
    const what = policy ? errorOfPolicy(policy) : 'its row is';
    return what
      ? { stream: 'second-factor-policy shop', what: `${what} not what the audit log says` }
      : undefined;
  }
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());

function errorOfUser(row: RowOfUser): string | undefined {
  const { saidRole, saidPermissions, saidActive } = row;
  const role = saidRole ?? 'customer';
  if (row.isStaff !== (role !== 'customer')) return 'its role is';
  const said = role === 'super_admin' ? ['all'] : (saidPermissions ?? []);
  if (!isSameSet(row.granted, said)) return 'its permissions are';
  return row.isActive === (saidActive ?? true) ? undefined : 'its state is';
}

function errorOfKey(row: RowOfKey): string | undefined {
  if (!row.isRecorded) return 'the key itself is';
  if (!row.hasPermissions) return 'its permissions are';
  if (!row.hasExpiry) return 'its expiry is';
  if (!row.hasMaker) return 'its maker is';
  return row.isRevokedAsSaid ? undefined : 'whether it is revoked is';
}

function errorOfPolicy({ requiredFor, permissions, sessionDays, said }: RowOfPolicy): string | undefined {
  if (requiredFor !== (said.requiredFor ?? 'nobody')) return 'who must have a second factor is';
  const saidPermissions = (said.permissions ?? []) as readonly string[];
  if (!isSameSet(permissions, saidPermissions)) return 'whose permissions demand a second factor is';
  return sessionDays === (said.sessionDays ?? SESSION_DAYS.otherwise) ? undefined : 'when sessions end is';
}
