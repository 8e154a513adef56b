import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { SessionAudience } from '../../../kernel/actor/request-context.js';
import { User } from '../users/user.entity.js';

/** A sign-in of one browser to the shop or to the panel. */
@Entity('user_session')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  /** SHA-256 of the token; only the browser has the token itself. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('text')
  audience: SessionAudience;

  @Column('text')
  device: string;

  /** Of the last noted use, truncated: enough to tell the office from elsewhere, too little to find a person by. Staff only. */
  @Column('text', { nullable: true })
  network: string | null;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** Updated at most every few minutes. */
  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Whether it was opened without the second factor that the user had to have by then. */
  @Column('boolean', { name: 'awaits_second_factor' })
  awaitsSecondFactor: boolean;

  /** Of a sign-in at an identity provider, sealed; only its owner's sign-out reads it. */
  @Column('bytea', { name: 'id_token', nullable: true, select: false })
  idToken: Buffer | null;
}
