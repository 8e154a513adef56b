import { type PanelSection } from './navigation/panel-section';
import { ordersSection } from './orders/orders-section';
import { accountSection } from './security/account-section';

/** Every section of the panel, in the order of the sidebar: what a section adds is its line here. */
export const SECTIONS: readonly PanelSection[] = [ordersSection, accountSection];
