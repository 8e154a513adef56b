import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** A browser in which an account signed in before. It proves nothing but that: nobody is signed in by it. */
@Entity('known_device')
export class KnownDevice {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  /** SHA-256 of the token; only the browser has the token itself. The accounts of one browser share it. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  @Column('timestamptz', { name: 'signed_in_at' })
  signedInAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
