import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Who a member of staff is at the identity provider; one identity of each provider at most. */
@Entity('staff_identity')
export class StaffIdentity {
  @PrimaryColumn('text')
  issuer: string;

  /** Names one person at the issuer for ever, unlike their e-mail address. */
  @PrimaryColumn('text')
  subject: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user: Relation<User>;

  @Column('timestamptz', { name: 'bound_at' })
  boundAt: Date;
}
