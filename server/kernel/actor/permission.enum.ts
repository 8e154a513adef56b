import { registerValueEnum } from '../scalars/value-enum.js';
import type { Permission } from './actor.js';

export const PermissionEnum = registerValueEnum<Permission>({
  name: 'Permission',
  description: 'What a member of staff or a program may do.',
  values: {
    catalog: 'Products and categories.',
    orders: 'Orders.',
    messages: 'Messages of visitors.',
    quotes: 'Quotes.',
    content: 'Header, footer and pages.',
    settings: 'Settings of the shop, and API keys.',
    users: 'Accounts of customers and staff.',
    import: 'Imports of the catalog.',
    all: 'Includes every other permission.',
  },
});
