/** What staff see first of the panel: figures of the shop, compared with earlier ones, and what has just happened. */
export { DashboardModule } from './dashboard.module.js';
