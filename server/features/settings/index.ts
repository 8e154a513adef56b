/** What staff decide about the whole shop: names, contact, hours, tax, shipping and bank accounts. */
export { BankAccount } from './bank-account.type.js';
export { DemoSettingsModule } from './demo-settings.module.js';
export { openingHoursLine } from './opening-hours.js';
export { Seo } from './seo.type.js';
export { SettingsModule } from './settings.module.js';
export { SettingsService } from './settings.service.js';
export { ShopCalendar } from './shop-calendar.js';
export type { SiteSettings } from './site-settings.document.js';
export { WorkingHours } from './working-hours.type.js';
