import { customerVisit, guestVisit, programVisit, staffVisit } from '../../kernel/actor/test-visit.js';
import type { Visit } from '../../kernel/actor/visit.js';
import { obstacleFor, type SignedInAudience } from './signed-in.js';

const customers: SignedInAudience = { kind: 'customers' };
const staffOfOrders: SignedInAudience = { kind: 'staff', permission: 'orders' };
const officeOfOrders: SignedInAudience = { kind: 'back-office', permission: 'orders' };
const anyOffice: SignedInAudience = { kind: 'back-office', permission: 'any' };

const staffWhoShops: Visit = { ...customerVisit('c-1'), staff: staffVisit(['orders']).staff };
const staffWithKey: Visit = { ...staffVisit(['orders']), actor: programVisit(['catalog']).actor };

it.each<[string, SignedInAudience, Visit, string]>([
  ['a guest, to customers', customers, guestVisit('token'), 'SIGN_IN_REQUIRED'],
  ['a customer, to customers', customers, customerVisit('c-1'), 'admitted'],
  ['staff who shops, to customers', customers, staffWhoShops, 'admitted'],
  ['staff, to customers', customers, staffVisit(), 'SIGN_IN_REQUIRED'],
  ['a program, to customers', customers, programVisit(), 'FORBIDDEN'],
  ['a guest, to staff', staffOfOrders, guestVisit(), 'SIGN_IN_REQUIRED'],
  ['a customer, to staff', staffOfOrders, customerVisit('c-1'), 'SIGN_IN_REQUIRED'],
  ['staff with the permission, to staff', staffOfOrders, staffVisit(['orders']), 'admitted'],
  ['staff with every permission, to staff', staffOfOrders, staffVisit(['all']), 'admitted'],
  ['staff with another permission, to staff', staffOfOrders, staffVisit(['catalog']), 'FORBIDDEN'],
  ['a program, to staff', staffOfOrders, programVisit(['all']), 'FORBIDDEN'],
  ['a program with the scope, to the back office', officeOfOrders, programVisit(['orders']), 'admitted'],
  [
    'a program with another scope, to the back office',
    officeOfOrders,
    programVisit(['catalog']),
    'FORBIDDEN',
  ],
  ['staff, to the back office', officeOfOrders, staffVisit(['orders']), 'admitted'],
  ['staff behind a key of less scope, to the back office', officeOfOrders, staffWithKey, 'FORBIDDEN'],
  ['a program of any scope, to the whole back office', anyOffice, programVisit(['catalog']), 'admitted'],
  ['staff of any permission, to the whole back office', anyOffice, staffVisit(['catalog']), 'admitted'],
  ['a customer, to the whole back office', anyOffice, customerVisit('c-1'), 'SIGN_IN_REQUIRED'],
  ['a guest, to the whole back office', anyOffice, guestVisit('token'), 'SIGN_IN_REQUIRED'],
  ['a customer, to the back office', officeOfOrders, customerVisit('c-1'), 'SIGN_IN_REQUIRED'],
])('%s', (_who, audience, visit, expected) => {
  expect(obstacleFor(audience, visit)?.code ?? 'admitted').toBe(expected);
});
