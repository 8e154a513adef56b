import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import { DataSource, IsNull, type Repository } from 'typeorm';
import { type Actor, isPermitted, type Permission } from '../../kernel/actor/actor.js';
import { AuditLog } from '../../kernel/audit-log/audit-log.js';
import { Clock } from '../../kernel/clock/clock.js';
import { drawToken, tokenHash } from '../../kernel/keys/secret-token.js';
import { forbidden, notFound } from '../../kernel/refusal/general.refusals.js';
import { ApiKey } from './api-key.entity.js';
import { apiKeyInvalid } from './api-keys.refusals.js';

export interface ApiKeyDraft {
  name: string;
  permissions: readonly Permission[];
  /** Nothing lets it live until it is revoked. */
  expiresAt: Date | null;
}

const SECRET_SHAPE = /^key_[\w-]{43}$/;
const PREFIX_LENGTH = 10;
const USED_AGAIN_MS = 60 * 60 * 1_000;

/** Keys of back-office programs. Every request asks the database: a key revoked here is revoked for every process. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The program behind a secret.
   *
   * @throws API_KEY_INVALID
   */
  async recognise(secret: string): Promise<Actor> {
    const key = SECRET_SHAPE.test(secret)
      ? await this.keys.findOneBy({ secretHash: tokenHash(secret), revokedAt: IsNull() })
      : null;
    const now = this.clock.now();
    if (!key || (key.expiresAt !== null && key.expiresAt <= now)) throw apiKeyInvalid();
    await this.noteUse(key, now);
    return { kind: 'program', id: key.id, permissions: key.permissions, email: null, isVerified: false };
  }

  list(): Promise<ApiKey[]> {
    return this.keys.find({ order: { createdAt: 'DESC', id: 'ASC' } });
  }

  /**
   * Makes a key; its secret is told now and never again.
   *
   * @throws FORBIDDEN when the key could do more than who makes it
   */
  async create(draft: ApiKeyDraft, maker: Actor): Promise<{ key: ApiKey; secret: string }> {
    if (!draft.permissions.every((permission) => isPermitted(maker, permission))) throw forbidden();
    const secret = `key_${drawToken()}`;
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
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(ApiKey, key);
      const { permissions, expiresAt } = key;
      const after = { permissions, expiresAt };
      await this.audit.add(manager, {
        actor: maker,
        what: 'api-key-created',
        subject: subjectOf(key.id),
        after,
      });
    });
    return { key, secret };
  }

  /**
   * Revoking twice changes nothing.
   *
   * @throws NOT_FOUND
   */
  async revoke(id: string, revoker: Actor): Promise<ApiKey> {
    if (!isUUID(id)) throw notFound();
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        ApiKey,
        { id, revokedAt: IsNull() },
        { revokedAt: this.clock.now() },
      );
      const key = await manager.findOneBy(ApiKey, { id });
      if (!key) throw notFound();
      if (affected === 1) {
        await this.audit.add(manager, { actor: revoker, what: 'api-key-revoked', subject: subjectOf(id) });
      }
      return key;
    });
  }

  private async noteUse({ id, lastUsedAt }: ApiKey, now: Date): Promise<void> {
    if (lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < USED_AGAIN_MS) return;
    await this.keys.update({ id }, { lastUsedAt: now });
  }
}

const subjectOf = (id: string) => `api-key ${id}`;
