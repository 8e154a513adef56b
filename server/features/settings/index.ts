export { openingHoursLine } from './opening-hours.js';
export { Seo } from './seo.type.js';
export { SettingsModule } from './settings.module.js';
export { SettingsService } from './settings.service.js';
export type { OpeningHours, SiteSettings } from './site-settings.document.js';
export { WorkingHours } from './working-hours.type.js';
