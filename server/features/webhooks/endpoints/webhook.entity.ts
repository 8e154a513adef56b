import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why nothing is sent to a webhook. */
export type WebhookOffReason =
  /** Staff switched it off. */
  | 'staff'
  /** One change could not be delivered in as many attempts as there are. */
  | 'failures'
  /** Its receiver answered 410: it wants no more. */
  | 'gone'
  /** Who made it may read none of its changes any more. */
  | 'maker';

/** A receiver to which the feed of changes is sent. */
@Entity('webhook')
export class Webhook {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  address: string;

  /** Of the changes it gets, such as `order`. */
  @Column('text', { array: true })
  categories: string[];

  /** In whose name it reads: it gets no more than they may read. */
  @Column('uuid', { name: 'maker_id' })
  makerId: string;

  /** Sealed: see `WebhookSecrets`. */
  @Column('bytea')
  secret: Buffer;

  @Column('bytea', { name: 'previous_secret', nullable: true })
  previousSecret: Buffer | null;

  /** Until when messages are signed with the previous secret, too. */
  @Column('timestamptz', { name: 'previous_secret_until', nullable: true })
  previousSecretUntil: Date | null;

  /** Up to where in the feed everything was delivered. */
  @Column('bigint')
  position: number;

  /** Of the change after the position, with the attempt under way. */
  @Column('integer')
  attempts: number;

  /** Counts who takes it over: what a worker writes for an older claim is not stored. */
  @Column('bigint')
  claim: number;

  @Column('timestamptz', { name: 'next_attempt_at' })
  nextAttemptAt: Date;

  @Column('timestamptz', { name: 'last_delivered_at', nullable: true })
  lastDeliveredAt: Date | null;

  /** Null while it is on. */
  @Column('text', { name: 'off_reason', nullable: true })
  offReason: WebhookOffReason | null;

  @Column('timestamptz', { name: 'off_since', nullable: true })
  offSince: Date | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
