import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { Clock } from '../../../kernel/clock/clock.js';
import { notFound, versionConflict } from '../../../kernel/refusal/general.refusals.js';
import { User } from '../users/user.entity.js';
import { type AddressDraft, CustomerAddress } from './address.entity.js';
import { tooManyAddresses } from './addresses.refusals.js';

const MAX_ADDRESSES = 50;

const DEFAULTS = ['isShippingDefault', 'isBillingDefault'] as const;

type Defaults = Pick<CustomerAddress, (typeof DEFAULTS)[number]>;

/** The addresses of customers; each sees and changes their own alone. */
@Injectable()
export class AddressesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Defaults first, then in the order they were added. */
  list(userId: string): Promise<CustomerAddress[]> {
    return this.dataSource.manager.find(CustomerAddress, {
      where: { userId, deletedAt: IsNull() },
      order: { isShippingDefault: 'DESC', isBillingDefault: 'DESC', createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Where deliveries go, or invoices, unless said otherwise; null without one. */
  defaultOf(userId: string, use: keyof Defaults): Promise<CustomerAddress | null> {
    return this.dataSource.manager.findOneBy(CustomerAddress, { userId, [use]: true, deletedAt: IsNull() });
  }

  /**
   * The first address is the default of everything.
   *
   * @throws TOO_MANY_ADDRESSES
   */
  create(userId: string, draft: AddressDraft & Defaults): Promise<CustomerAddress> {
    return this.ofCustomer(userId, async (transaction) => {
      const count = await transaction.countBy(CustomerAddress, { userId, deletedAt: IsNull() });
      if (count >= MAX_ADDRESSES) throw tooManyAddresses({ maximum: MAX_ADDRESSES });
      const id = randomUUID();
      const isFirst = count === 0 ? { isShippingDefault: true, isBillingDefault: true } : {};
      const address = transaction.create(CustomerAddress, {
        ...draft,
        ...isFirst,
        id,
        userId,
        version: 1,
        createdAt: this.clock.now(),
        deletedAt: null,
      });
      await this.takeDefaults(transaction, address);
      return transaction.save(address);
    });
  }

  /** @throws NOT_FOUND for addresses of others too, VERSION_CONFLICT */
  update(
    userId: string,
    id: string,
    { expectedVersion, ...draft }: AddressDraft & Defaults & { expectedVersion: number },
  ): Promise<CustomerAddress> {
    return this.ofCustomer(userId, async (transaction) => {
      const address = await this.find(transaction, { userId, id });
      if (address.version !== expectedVersion) {
        throw versionConflict({ expectedVersion, currentVersion: address.version });
      }
      Object.assign(address, draft, { version: address.version + 1 });
      await this.takeDefaults(transaction, address);
      return transaction.save(address);
    });
  }

  /** It can be restored for a day. @throws NOT_FOUND */
  async delete(userId: string, id: string): Promise<void> {
    await this.ofCustomer(userId, async (transaction) => {
      const address = await this.find(transaction, { userId, id });
      await transaction.update(CustomerAddress, { id: address.id }, { deletedAt: this.clock.now() });
    });
  }

  /**
   * Brings an address back; what it was the default of it is again, unless another one became that meanwhile.
   *
   * @throws NOT_FOUND
   */
  restore(userId: string, id: string): Promise<CustomerAddress> {
    return this.ofCustomer(userId, async (transaction) => {
      const address = await this.find(transaction, { userId, id, isDeleted: true });
      for (const use of DEFAULTS) {
        const where = { userId, [use]: true, deletedAt: IsNull() };
        if (await transaction.existsBy(CustomerAddress, where)) address[use] = false;
      }
      address.deletedAt = null;
      return transaction.save(address);
    });
  }

  private async find(
    transaction: EntityManager,
    { userId, id, isDeleted = false }: { userId: string; id: string; isDeleted?: boolean },
  ): Promise<CustomerAddress> {
    const deletedAt = isDeleted ? Not(IsNull()) : IsNull();
    const found = isUuid(id) ? await transaction.findOneBy(CustomerAddress, { id, userId, deletedAt }) : null;
    if (!found) throw notFound();
    return found;
  }

  /** The address that was the default until now is none any more. */
  private async takeDefaults(transaction: EntityManager, address: CustomerAddress): Promise<void> {
    for (const use of DEFAULTS) {
      if (!address[use]) continue;
      const others = { userId: address.userId, id: Not(address.id), [use]: true, deletedAt: IsNull() };
      await transaction.update(CustomerAddress, others, { [use]: false });
    }
  }

  /** Changes of one customer follow each other. */
  private ofCustomer<Result>(
    userId: string,
    work: (transaction: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (transaction) => {
      const lock = { mode: 'pessimistic_write' } as const;
      await transaction.findOne(User, { where: { id: userId }, select: { id: true }, lock });
      return work(transaction);
    });
  }
}
