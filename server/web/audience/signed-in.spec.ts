import {
  customerContext,
  guestContext,
  programContext,
  staffContext,
} from '../../kernel/actor/test-context.js';
import type { RequestContext } from '../../kernel/actor/request-context.js';
import { refusalFor, type SignedInAudience } from './signed-in.js';

const visitors: SignedInAudience = { kind: 'visitors', programs: 'orders' };
const customers: SignedInAudience = { kind: 'customers' };
const staffOfOrders: SignedInAudience = { kind: 'staff', permission: 'orders' };
const anyStaff: SignedInAudience = { kind: 'staff', permission: 'any' };
const officeOfOrders: SignedInAudience = { kind: 'back-office', permission: 'orders' };
const themselves: SignedInAudience = { kind: 'staff-themselves' };
const anyOffice: SignedInAudience = { kind: 'back-office', permission: 'any' };

const staffWhoShops: RequestContext = { ...customerContext('c-1'), staff: staffContext(['orders']).staff };
const heldBack: RequestContext = {
  ...staffContext([]),
  staff: { ...staffContext([]).staff!, mustEnrol: true },
};
const staffWithKey: RequestContext = {
  ...staffContext(['orders']),
  actor: programContext(['catalog']).actor,
};

it.each<[string, SignedInAudience, RequestContext, string]>([
  ['a guest to an operation for visitors', visitors, guestContext('token'), 'admitted'],
  ['a customer to an operation for visitors', visitors, customerContext('c-1'), 'admitted'],
  ['staff to an operation for visitors', visitors, staffContext(['catalog']), 'admitted'],
  ['a program with the scope to an operation for visitors', visitors, programContext(['orders']), 'admitted'],
  [
    'a program with another scope to an operation for visitors',
    visitors,
    programContext(['catalog']),
    'FORBIDDEN',
  ],
  ['a guest to an operation for customers', customers, guestContext('token'), 'SIGN_IN_REQUIRED'],
  ['a customer to an operation for customers', customers, customerContext('c-1'), 'admitted'],
  ['staff who shops to an operation for customers', customers, staffWhoShops, 'admitted'],
  ['staff to an operation for customers', customers, staffContext(), 'SIGN_IN_REQUIRED'],
  ['a program to an operation for customers', customers, programContext(), 'FORBIDDEN'],
  ['a guest to an operation for staff', staffOfOrders, guestContext(), 'SIGN_IN_REQUIRED'],
  ['a customer to an operation for staff', staffOfOrders, customerContext('c-1'), 'SIGN_IN_REQUIRED'],
  [
    'staff with the permission to an operation for staff',
    staffOfOrders,
    staffContext(['orders']),
    'admitted',
  ],
  ['staff with every permission to an operation for staff', staffOfOrders, staffContext(['all']), 'admitted'],
  [
    'staff with another permission to an operation for staff',
    staffOfOrders,
    staffContext(['catalog']),
    'FORBIDDEN',
  ],
  ['staff of any permission to an operation for all staff', anyStaff, staffContext(['catalog']), 'admitted'],
  ['a customer to an operation for all staff', anyStaff, customerContext('c-1'), 'SIGN_IN_REQUIRED'],
  ['a program to an operation for all staff', anyStaff, programContext(['all']), 'FORBIDDEN'],
  ['a program to an operation for staff', staffOfOrders, programContext(['all']), 'FORBIDDEN'],
  [
    'a program with the scope to an operation for the back office',
    officeOfOrders,
    programContext(['orders']),
    'admitted',
  ],
  [
    'a program with another scope to an operation for the back office',
    officeOfOrders,
    programContext(['catalog']),
    'FORBIDDEN',
  ],
  ['staff to an operation for the back office', officeOfOrders, staffContext(['orders']), 'admitted'],
  [
    'staff behind a key of less scope to an operation for the back office',
    officeOfOrders,
    staffWithKey,
    'FORBIDDEN',
  ],
  [
    'staff whose request carries a key, too, to an operation for staff',
    staffOfOrders,
    staffWithKey,
    'FORBIDDEN',
  ],
  ['staff whose request carries a key, too, to one for themselves', themselves, staffWithKey, 'FORBIDDEN'],
  [
    'a program of any scope to an operation for the whole back office',
    anyOffice,
    programContext(['catalog']),
    'admitted',
  ],
  [
    'staff of any permission to an operation for the whole back office',
    anyOffice,
    staffContext(['catalog']),
    'admitted',
  ],
  ['staff to an operation for themselves', themselves, staffContext([]), 'admitted'],
  ['a guest to an operation for staff themselves', themselves, guestContext(), 'SIGN_IN_REQUIRED'],
  ['a program to an operation for staff themselves', themselves, programContext(['all']), 'FORBIDDEN'],
  ['staff who must enrol to an operation for themselves', themselves, heldBack, 'admitted'],
  ['staff who must enrol to an operation for staff', staffOfOrders, heldBack, 'SECOND_FACTOR_MUST_BE_SET_UP'],
  [
    'staff who must enrol to an operation for the whole back office',
    anyOffice,
    heldBack,
    'SECOND_FACTOR_MUST_BE_SET_UP',
  ],
  [
    'a customer to an operation for the whole back office',
    anyOffice,
    customerContext('c-1'),
    'SIGN_IN_REQUIRED',
  ],
  ['a guest to an operation for the whole back office', anyOffice, guestContext('token'), 'SIGN_IN_REQUIRED'],
  [
    'a customer to an operation for the back office',
    officeOfOrders,
    customerContext('c-1'),
    'SIGN_IN_REQUIRED',
  ],
])('decides the access of %s', (_who, audience, context, expected) => {
  expect(refusalFor(audience, context)?.code ?? 'admitted').toBe(expected);
});
