export { DemoAccountsModule } from './demo-accounts.module.js';
