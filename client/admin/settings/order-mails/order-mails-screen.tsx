import { SettingsScreen } from '../settings-screen';
import { OrderMailsForm } from './order-mails-form';
import { ORDER_MAILS_RECORD } from './order-mails.record';

/** Which mails about orders are sent unless staff say otherwise. */
export function OrderMailsScreen() {
  return (
    <SettingsScreen title="Sipariş e-postaları" record={ORDER_MAILS_RECORD}>
      {(saved) => <OrderMailsForm saved={saved} />}
    </SettingsScreen>
  );
}

export { OrderMailsScreen as Component };
export { prefetchOrderMails as prefetch } from './order-mails.query';
