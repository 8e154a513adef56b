import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** What the user of a link may do with it. */
export const LINK_PURPOSES = ['new-password', 'email-verification', 'email-change'] as const;

export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** A link sent by mail that can be used once; using it proves ownership of the mailbox. */
@Entity('account_link')
export class AccountLink {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  purpose: LinkPurpose;

  /** Null when the requested address has no account. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn({ name: 'user_id' })
  user: Relation<User> | null;

  /** SHA-256 of the token, null until it is generated; only the mail has the token itself. */
  @Column('bytea', { name: 'token_hash', nullable: true })
  tokenHash: Buffer | null;

  /** Of a change of the e-mail address: the one that the mail goes to. */
  @Column('text', { name: 'new_email', nullable: true })
  newEmail: string | null;

  /** Once it was changed: the address before. */
  @Column('text', { name: 'previous_email', nullable: true })
  previousEmail: string | null;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
