import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of a member of staff, and one that is to become it. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** Sealed under the master key; null until a first app was confirmed. */
  @Column('bytea', { nullable: true })
  secret: Buffer | null;

  /** Time step of the last accepted code: it and all before are used up. */
  @Column('int', { name: 'last_step', nullable: true })
  lastStep: number | null;

  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null;

  /** Sealed like the other; of an app that was not confirmed yet. */
  @Column('bytea', { name: 'pending_secret', nullable: true })
  pendingSecret: Buffer | null;

  @Column('timestamptz', { name: 'pending_at', nullable: true })
  pendingAt: Date | null;
}
