import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Permission, ProvenEmail } from '../../../kernel/actor/actor.js';
import type { SessionAudience } from '../../../kernel/actor/request-context.js';
import type { InvoiceParty } from '../../../kernel/invoice-party/invoice-party.js';

/** Roles with access to the panel, which they alone sign in to; to shop, staff have another account. */
export const STAFF_ROLES = ['admin', 'super_admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

export const USER_ROLES = ['customer', ...STAFF_ROLES] as const;

export type UserRole = (typeof USER_ROLES)[number];

export const isStaffRole = (role: UserRole): role is StaffRole => role !== 'customer';

/** In whose name a customer buys. */
export const CUSTOMER_TYPES = ['consumer', 'company'] as const;

export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/** The accepted version of the terms, and when it was accepted. */
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
export class User implements InvoiceParty {
  @PrimaryColumn('uuid')
  id: string;

  /** As typed. */
  @Column('text')
  email: string;

  /** Unique key of the account: the address in locale-independent lower case. */
  @Column('text', { name: 'email_key' })
  emailKey: string;

  /** As typed; null for customers and for staff who sign in by e-mail alone. */
  @Column('text', { nullable: true })
  username: string | null;

  /** Unique: the folded user name. */
  @Column('text', { name: 'username_key', nullable: true })
  usernameKey: string | null;

  /** Until when the address belonged to another account that had verified it. */
  @Column('timestamptz', { name: 'email_from', nullable: true })
  emailFrom: Date | null;

  /** Verified addresses before this one, oldest first. */
  @Column('jsonb', { name: 'former_emails' })
  formerEmails: ProvenEmail[];

  @Column('text')
  name: string;

  /** argon2id; null until an invited user sets the first password. */
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
  customerType: CustomerType;

  /** Counts the changes of the profile. */
  @Column('integer', { name: 'profile_version' })
  profileVersion: number;

  /** The version that last changed each field of the profile; fields that never changed are missing. */
  @Column('jsonb', { name: 'field_versions' })
  fieldVersions: Record<string, number>;

  @Column('text', { nullable: true })
  company: string | null;

  @Column('text', { name: 'tax_number', nullable: true })
  taxNumber: string | null;

  @Column('text', { name: 'tax_office', nullable: true })
  taxOffice: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('jsonb', { name: 'accepted_terms', nullable: true })
  acceptedTerms: AcceptedTerms | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;

  get isStaff(): boolean {
    return isStaffRole(this.role);
  }

  /** Where the user signs in: customers in the shop, staff in the panel. */
  get door(): SessionAudience {
    return this.isStaff ? 'staff' : 'customer';
  }

  /** A super admin has all permissions, whatever the row says. */
  get granted(): readonly Permission[] {
    return this.role === 'super_admin' ? ['all'] : this.permissions;
  }
}
