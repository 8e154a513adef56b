import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/index.js';

export type LinkPurpose = 'new-password' | 'email-verification';

/** A link that whoever holds it may use once: it proves that a mailbox is his. */
@Entity('account_link')
export class AccountLink {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  purpose: LinkPurpose;

  /** Nothing when somebody asked for an address that has no account. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User> | null;

  /** SHA-256 of the token, once it was drawn; the token itself stands in the mail alone. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
