import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Permission } from '../../../kernel/actor/actor.js';

/** The credential of a back-office program. */
@Entity('api_key')
export class ApiKey {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  /** The first characters of the secret, so that people can tell keys apart. */
  @Column('text')
  prefix: string;

  /** SHA-256 of the secret. */
  @Column('bytea', { name: 'secret_hash' })
  secretHash: Buffer;

  @Column('text', { array: true })
  permissions: Permission[];

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** Updated at most once an hour. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;
}
