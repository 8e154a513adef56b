import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Permission } from '../../kernel/actor/actor.js';
import type { Address } from '../../kernel/postal-address/postal-address.js';

export type UserRole = 'customer' | 'admin' | 'super_admin';

/** Who has the panel opened to him; everybody may shop. */
export const STAFF_ROLES: readonly UserRole[] = ['admin', 'super_admin'];

/** The text that somebody agreed to, and when. */
export interface AcceptedTerms {
  slug: string;
  version: number;
  /** SHA-256 of the text, hexadecimal. */
  hash: string;
  /** ISO 8601. */
  at: string;
}

/** A person with an account, customer or staff. */
@Entity('users')
export class User {
  @PrimaryColumn('uuid')
  id: string;

  /** As it was typed. */
  @Column('text')
  email: string;

  /** What makes it one account: lower case without a locale. */
  @Column('text', { name: 'email_key' })
  emailKey: string;

  @Column('text')
  name: string;

  /** argon2id; nothing while an invitation waits for its first password. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash: string | null;

  @Column('text')
  role: UserRole;

  @Column('text', { array: true })
  permissions: Permission[];

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  @Column('text', { name: 'customer_type' })
  customerType: 'consumer' | 'company';

  @Column('text', { nullable: true })
  company: string | null;

  @Column('text', { name: 'tax_number', nullable: true })
  taxNumber: string | null;

  @Column('text', { name: 'tax_office', nullable: true })
  taxOffice: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('jsonb', { nullable: true })
  address: Address | null;

  @Column('jsonb', { name: 'accepted_terms', nullable: true })
  acceptedTerms: AcceptedTerms | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  get isStaff(): boolean {
    return STAFF_ROLES.includes(this.role);
  }

  /** A super admin may do everything, whatever is written down for him. */
  get granted(): readonly Permission[] {
    return this.role === 'super_admin' ? ['all'] : this.permissions;
  }
}
