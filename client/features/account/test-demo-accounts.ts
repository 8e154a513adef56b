import { fragmentOf } from '../../graphql/test-answers';
import { DemoAccountFragment } from './demo-accounts';

/** The accounts of a demo, of a customer and of staff. */
export const DEMO_ACCOUNTS = [
  fragmentOf(DemoAccountFragment, {
    audience: 'CUSTOMER',
    email: 'demo@shop.example',
    password: 'müşteri şifresi',
  }),
  fragmentOf(DemoAccountFragment, {
    audience: 'STAFF',
    username: 'admin',
    email: 'staff@shop.example',
    password: 'panel şifresi',
  }),
];
