import { Injectable, Module } from '@nestjs/common';
import type { Actor } from './actor.js';
import { provenEmails } from './proven-emails.js';

/** Knows the accounts of customers. */
export interface CustomerSource {
  /** Null for an unknown id. */
  customerOf(id: string): Promise<Actor | null>;
  /** Of a customer whose account is open. */
  isServed(id: string): Promise<boolean>;
}

/** Whose orders, quotes and messages are meant: what was asked for under the account, or under a mailbox that was theirs. */
export interface KnownCustomer {
  id: string;
  /** As `askedUnderProven` takes it. */
  proven: string;
}

/** Accounts for wings that know none, but read by them. */
@Injectable()
export class KnownCustomers {
  private source: CustomerSource | null = null;

  register(source: CustomerSource): void {
    this.source = source;
  }

  /** Whether somebody may act for this customer: not for staff, nor for an account that was closed. */
  async isServed(id: string): Promise<boolean> {
    return (await this.source?.isServed(id)) ?? false;
  }

  /** The mailboxes of an account; none of an unknown one. */
  async find(id: string): Promise<KnownCustomer> {
    const customer = (await this.source?.customerOf(id)) ?? null;
    return { id, proven: JSON.stringify(customer ? provenEmails(customer) : []) };
  }
}

@Module({ providers: [KnownCustomers], exports: [KnownCustomers] })
export class KnownCustomersModule {}
