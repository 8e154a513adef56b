/** What staff decide about the whole shop: names, contact, hours, tax, shipping and bank accounts. */
export { BankAccount } from './bank-account.type.js';
export { DemoSettingsModule } from './demo-settings.module.js';
export { letterheadOf } from './letterhead.js';
export { openingHoursLine } from './hours/opening-hours.js';
export { DEFAULT_CARRIERS, DEFAULT_PAYMENT_METHODS } from './selling.document.js';
export { PAYMENT_METHOD_NAMES, PaymentMethodEnum } from './selling.type.js';
export { Seo } from './seo.type.js';
export { SettingsModule } from './settings.module.js';
export { SettingsService } from './settings.service.js';
export { ShopCalendar } from './hours/shop-calendar.js';
export type { SiteSettings } from './site-settings.document.js';
export { WorkingHours } from './hours/working-hours.type.js';
