import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Permission } from '../../../kernel/actor/actor.js';

/** Which staff must have a second factor. */
export const SECOND_FACTOR_SCOPES = ['nobody', 'permission_holders', 'everybody'] as const;

export type SecondFactorScope = (typeof SECOND_FACTOR_SCOPES)[number];

/** Days after its sign-in at which a panel session ends, whatever is done in it. */
export const SESSION_DAYS = { least: 1, most: 365, otherwise: 30 } as const;

/** One row for the whole shop. */
@Entity('second_factor_policy')
export class SecondFactorPolicy {
  @PrimaryColumn('int')
  id: number;

  @Column('text', { name: 'required_for' })
  requiredFor: SecondFactorScope;

  /** Of the holders who must have one; empty unless it is required for permission holders. */
  @Column('text', { array: true })
  permissions: Permission[];

  /** Within `SESSION_DAYS`. */
  @Column('int', { name: 'session_days' })
  sessionDays: number;

  @Column('int')
  version: number;
}
