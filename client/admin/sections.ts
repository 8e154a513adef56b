import { accountSection } from './account/account-section';
import { auditSection } from './audit/audit-section';
import { categoriesSection } from './categories/categories-section';
import { contentSection } from './content/content-section';
import { dashboardSection } from './dashboard/dashboard-section';
import { importSection } from './import/import-section';
import { jobsSection } from './jobs/jobs-section';
import { messagesSection } from './messages/messages-section';
import { type PanelSection } from './navigation/section';
import { ordersSection } from './orders/orders-section';
import { productsSection } from './products/products-section';
import { quotesSection } from './quotes/quotes-section';
import { settingsSection } from './settings/settings-section';
import { systemSection } from './system/system-section';
import { usersSection } from './users/users-section';

/** Every section of the panel, in the order of the sidebar: what a section adds is its line here. */
export const SECTIONS: readonly PanelSection[] = [
  dashboardSection,
  ordersSection,
  quotesSection,
  messagesSection,
  productsSection,
  categoriesSection,
  importSection,
  usersSection,
  contentSection,
  jobsSection,
  auditSection,
  settingsSection,
  systemSection,
  accountSection,
];
