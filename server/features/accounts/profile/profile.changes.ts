import { isDeepStrictEqual } from 'node:util';
import type { CustomerType, User } from '../users/user.entity.js';

/** What a customer changes of their profile; fields left out stay. */
export type ProfileChanges = Partial<
  Pick<User, 'name' | 'customerType' | 'company' | 'taxNumber' | 'taxOffice' | 'phone'>
>;

/** Sealed in the audit log. */
export const PERSONAL_FIELDS = ['name', 'company', 'taxNumber', 'taxOffice', 'phone'] as const;

/** The names of the fields that would not be as they are. */
export function changedFields(user: User, given: ProfileChanges): (keyof ProfileChanges)[] {
  const fields = Object.keys(given) as (keyof ProfileChanges)[];
  return fields.filter(
    (field) => given[field] !== undefined && !isDeepStrictEqual(given[field], user[field]),
  );
}

/** A company with its tax number buys as one, and gets its invoices as one; without a name nobody does. */
export function customerTypeOf(user: User, given: ProfileChanges): CustomerType {
  if (given.customerType !== undefined) return given.customerType;
  if (given.company === undefined && given.taxNumber === undefined) return user.customerType;
  const { company = user.company, taxNumber = user.taxNumber } = given;
  if (!company) return 'consumer';
  return taxNumber ? 'company' : user.customerType;
}
