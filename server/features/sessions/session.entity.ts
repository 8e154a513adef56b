import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { SessionAudience } from '../../kernel/actor/visit.js';
import { User } from '../users/index.js';

/** One browser somebody is signed in with, to the shop or to the panel. */
@Entity('user_session')
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  /** SHA-256 of the token; the token itself is in the browser alone. */
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

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** Coarse: moved at most every few minutes. */
  @Column('timestamptz', { name: 'last_seen_at' })
  lastSeenAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
