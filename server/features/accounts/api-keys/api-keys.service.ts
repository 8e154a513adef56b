import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, type EntityManager, IsNull, MoreThan, type Repository } from 'typeorm';
import { type Actor, isPermitted, type Permission } from '../../../kernel/actor/actor.js';
import type { AuthenticatedCause, Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { assertOneLine } from '../../../kernel/input/typed-text.js';
import { generateToken, tokenHash } from '../../../kernel/keys/secret-token.js';
import { forbidden, notFound } from '../../../kernel/refusal/general.refusals.js';
import { ApiKey } from './api-key.entity.js';
import { effectivePermissions } from './effective-permissions.js';
import { apiKeyInvalid } from './api-keys.refusals.js';

export interface ApiKeyDraft {
  name: string;
  permissions: readonly Permission[];
  /** Null: valid until revoked. */
  expiresAt: Date | null;
}

export interface CreatedKey {
  key: ApiKey;
  /** Not stored: it cannot be shown again. */
  secret: string;
}

const SECRET_PATTERN = /^key_[\w-]{43}$/;
const PREFIX_LENGTH = 10;
const MAKER = { maker: true };
const USE_UPDATE_INTERVAL_MS = 60 * 60 * 1_000;

/** Keys of back-office programs. Every request reads the database, so a revoked key fails at once in all processes. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Authenticates a program by its secret, with what the maker of the key may still do: a key left without permissions is
   * invalid.
   *
   * @throws API_KEY_INVALID
   */
  async authenticate(secret: string): Promise<Actor> {
    const key = SECRET_PATTERN.test(secret)
      ? await this.keys.findOne({
          where: { secretHash: tokenHash(secret), revokedAt: IsNull() },
          relations: MAKER,
        })
      : null;
    if (!key || this.hasExpired(key)) throw apiKeyInvalid();
    const permissions = effectivePermissions(key);
    if (permissions.length === 0) throw apiKeyInvalid();
    await this.recordUse(key);
    return { kind: 'program', id: key.id, permissions, email: null, isVerified: false };
  }

  /** What a key may do at the moment; no permissions after it was revoked or has expired. */
  async permissionsOf(id: string): Promise<readonly Permission[]> {
    const key = await this.keys.findOne({ where: { id, revokedAt: IsNull() }, relations: MAKER });
    return key && !this.hasExpired(key) ? effectivePermissions(key) : [];
  }

  list(): Promise<ApiKey[]> {
    return this.keys.find({ relations: MAKER, order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /**
   * Creates a key and returns its secret, which is not stored and cannot be shown again.
   *
   * @throws FORBIDDEN when the key would have permissions that its maker lacks, BAD_USER_INPUT for a name of several lines
   */
  create(draft: ApiKeyDraft, cause: AuthenticatedCause): Promise<CreatedKey> {
    return this.dataSource.transaction((transaction) => this.add(transaction, draft, cause));
  }

  /** The same in the transaction of the caller. */
  async add(transaction: EntityManager, draft: ApiKeyDraft, cause: AuthenticatedCause): Promise<CreatedKey> {
    assertPermitted(cause.actor, draft.permissions);
    assertOneLine('name', draft.name);
    const secret = `key_${generateToken()}`;
    const key = this.keys.create({
      id: randomUUID(),
      name: draft.name,
      prefix: secret.slice(0, PREFIX_LENGTH),
      secretHash: tokenHash(secret),
      permissions: [...draft.permissions],
      makerId: cause.actor.kind === 'staff' ? cause.actor.id : null,
      createdAt: this.clock.now(),
      expiresAt: draft.expiresAt,
      lastUsedAt: null,
      revokedAt: null,
    });
    await transaction.insert(ApiKey, key);
    const { permissions, expiresAt } = key;
    const after = { permissions, expiresAt };
    await this.audit.add(transaction, {
      ...cause,
      what: 'api-key-created',
      subject: subjectOf(key.id),
      after,
    });
    const where = { id: key.id };
    return { key: await transaction.findOneOrFail(ApiKey, { where, relations: MAKER }), secret };
  }

  /**
   * Revokes a key; revoking it again changes nothing.
   *
   * @throws NOT_FOUND, FORBIDDEN when the key was given permissions that its revoker lacks
   */
  async revoke(id: string, cause: AuthenticatedCause): Promise<ApiKey> {
    if (!isUUID(id)) throw notFound();
    const key = await this.keys.findOne({ where: { id }, relations: MAKER });
    if (!key) throw notFound();
    assertPermitted(cause.actor, key.permissions);
    return this.dataSource.transaction(async (transaction) => {
      const { affected } = await transaction.update(
        ApiKey,
        { id, revokedAt: IsNull() },
        { revokedAt: this.clock.now() },
      );
      if (affected === 1) {
        await this.audit.add(transaction, { ...cause, what: 'api-key-revoked', subject: subjectOf(id) });
      }
      return transaction.findOneOrFail(ApiKey, { where: { id }, relations: MAKER });
    });
  }

  find(id: string): Promise<ApiKey | null> {
    return this.keys.findOneBy({ id });
  }

  /** How many keys of a maker work until they are revoked or expire. */
  countOf(makerId: string): Promise<number> {
    const unrevoked = { makerId, revokedAt: IsNull() };
    return this.keys.countBy([
      { ...unrevoked, expiresAt: IsNull() },
      { ...unrevoked, expiresAt: MoreThan(this.clock.now()) },
    ]);
  }

  /**
   * Revokes every key that somebody made, who may get access again later: the keys stay revoked.
   *
   * @returns how many there were
   */
  async revokeAllOf(transaction: EntityManager, makerId: string, cause: Cause): Promise<number> {
    const keys = await transaction.findBy(ApiKey, { makerId, revokedAt: IsNull() });
    await transaction.update(ApiKey, { makerId, revokedAt: IsNull() }, { revokedAt: this.clock.now() });
    const entries = keys.map(({ id }) => ({ ...cause, what: 'api-key-revoked', subject: subjectOf(id) }));
    await this.audit.addAll(transaction, entries);
    return keys.length;
  }

  private hasExpired({ expiresAt }: ApiKey): boolean {
    return expiresAt !== null && expiresAt <= this.clock.now();
  }

  private async recordUse({ id, lastUsedAt }: ApiKey): Promise<void> {
    const now = this.clock.now();
    if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < USE_UPDATE_INTERVAL_MS) return;
    await this.keys.update({ id }, { lastUsedAt: now });
  }
}

/** @throws FORBIDDEN unless the actor has all of the permissions */
function assertPermitted(actor: Actor, permissions: readonly Permission[]): void {
  if (!permissions.every((permission) => isPermitted(actor, permission))) throw forbidden();
}

const subjectOf = (id: string) => `api-key ${id}`;
