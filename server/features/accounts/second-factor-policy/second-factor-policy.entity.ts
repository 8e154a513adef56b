import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Permission } from '../../../kernel/actor/actor.js';

/** Which staff must have a second factor. */
export const SECOND_FACTOR_SCOPES = ['nobody', 'permission_holders', 'everybody'] as const;

export type SecondFactorScope = (typeof SECOND_FACTOR_SCOPES)[number];

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

  @Column('int')
  version: number;
}
