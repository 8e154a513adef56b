export { AccountsModule } from './accounts.module.js';
export { StaffAccountsService } from './staff-accounts.service.js';
