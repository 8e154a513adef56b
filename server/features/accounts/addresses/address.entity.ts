import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Address } from '../../../kernel/postal-address/postal-address.js';

/** What customers write down of a place to deliver or to bill to. */
export interface AddressDraft extends Address {
  /** Such as a building site: «Mahmutbey şantiyesi». */
  name: string;
  contactName: string;
  phone: string;
}

/** One of the addresses of a customer. */
@Entity('customer_address')
export class CustomerAddress implements AddressDraft {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('integer')
  version: number;

  @Column('text')
  name: string;

  @Column('text', { name: 'contact_name' })
  contactName: string;

  @Column('text')
  phone: string;

  @Column('text', { name: 'street_address' })
  streetAddress: string;

  @Column('text')
  district: string;

  @Column('text')
  province: string;

  @Column('text', { name: 'postal_code', nullable: true })
  postalCode: string | null;

  /** At most one of a customer; prefilled in the checkout. */
  @Column('boolean', { name: 'is_shipping_default' })
  isShippingDefault: boolean;

  @Column('boolean', { name: 'is_billing_default' })
  isBillingDefault: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;

  /** Can be restored for a day. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt: Date | null;
}
