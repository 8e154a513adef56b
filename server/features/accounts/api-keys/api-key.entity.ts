import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Permission } from '../../../kernel/actor/actor.js';
import { User } from '../users/user.entity.js';

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

  /** As given to the key; what is left of them depends on its maker. */
  @Column('text', { array: true })
  permissions: Permission[];

  /** Null for a key made by the operator's command. */
  @Column('uuid', { name: 'maker_id', nullable: true })
  makerId: string | null;

  /** Null also when the account was removed. */
  @ManyToOne(() => User, { nullable: true, createForeignKeyConstraints: false })
  @JoinColumn({ name: 'maker_id' })
  maker: Relation<User> | null;

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
