import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, IsNull, type Repository } from 'typeorm';
import { type Actor, isPermitted, type Permission } from '../../../kernel/actor/actor.js';
import type { AuthenticatedCause, Cause } from '../../../kernel/actor/cause.js';
import { AuditLog } from '../../../kernel/audit-log/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { generateToken, tokenHash } from '../../../kernel/keys/secret-token.js';
import { forbidden, notFound } from '../../../kernel/refusal/general.refusals.js';
import { ApiKey } from './api-key.entity.js';
import { apiKeyInvalid } from './api-keys.refusals.js';

export interface ApiKeyDraft {
  name: string;
  permissions: readonly Permission[];
  /** Null: valid until revoked. */
  expiresAt: Date | null;
}

const SECRET_PATTERN = /^key_[\w-]{43}$/;
const PREFIX_LENGTH = 10;
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
   * Authenticates a program by its secret.
   *
   * @throws API_KEY_INVALID
   */
  async authenticate(secret: string): Promise<Actor> {
    const key = SECRET_PATTERN.test(secret)
      ? await this.keys.findOneBy({ secretHash: tokenHash(secret), revokedAt: IsNull() })
      : null;
    const now = this.clock.now();
    if (!key || (key.expiresAt !== null && key.expiresAt <= now)) throw apiKeyInvalid();
    await this.recordUse(key, now);
    return { kind: 'program', id: key.id, permissions: key.permissions, email: null, isVerified: false };
  }

  list(): Promise<ApiKey[]> {
    return this.keys.find({ order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /**
   * Creates a key and returns its secret, which is not stored and cannot be shown again.
   *
   * @throws FORBIDDEN when the key would have permissions that its maker lacks
   */
  async create(draft: ApiKeyDraft, cause: AuthenticatedCause): Promise<{ key: ApiKey; secret: string }> {
    if (!draft.permissions.every((permission) => isPermitted(cause.actor, permission))) throw forbidden();
    const secret = `key_${generateToken()}`;
    const key = this.keys.create({
      id: randomUUID(),
      name: draft.name,
      prefix: secret.slice(0, PREFIX_LENGTH),
      secretHash: tokenHash(secret),
      permissions: [...draft.permissions],
      createdAt: this.clock.now(),
      expiresAt: draft.expiresAt,
      lastUsedAt: null,
      revokedAt: null,
    });
    await this.dataSource.transaction(async (transaction) => {
      await transaction.insert(ApiKey, key);
      const { permissions, expiresAt } = key;
      const after = { permissions, expiresAt };
      await this.audit.add(transaction, {
        ...cause,
        what: 'api-key-created',
        subject: subjectOf(key.id),
        after,
      });
    });
    return { key, secret };
  }

  /**
   * Revokes a key; revoking it again changes nothing.
   *
   * @throws NOT_FOUND
   */
  async revoke(id: string, cause: Cause): Promise<ApiKey> {
    if (!isUUID(id)) throw notFound();
    return this.dataSource.transaction(async (transaction) => {
      const { affected } = await transaction.update(
        ApiKey,
        { id, revokedAt: IsNull() },
        { revokedAt: this.clock.now() },
      );
      const key = await transaction.findOneBy(ApiKey, { id });
      if (!key) throw notFound();
      if (affected === 1) {
        await this.audit.add(transaction, {
          ...cause,
          what: 'api-key-revoked',
          subject: subjectOf(id),
        });
      }
      return key;
    });
  }

  private async recordUse({ id, lastUsedAt }: ApiKey, now: Date): Promise<void> {
    if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < USE_UPDATE_INTERVAL_MS) return;
    await this.keys.update({ id }, { lastUsedAt: now });
  }
}

const subjectOf = (id: string) => `api-key ${id}`;
