import { useClient, useQuery } from 'urql';
import { SettingsScreen } from '../settings-screen';
import { orderMailValues } from './order-mail-values';
import { OrderMailsForm } from './order-mails-form';
import { OrderMailSwitchesQuery } from './order-mails.query';

/** Which mails about orders are sent unless staff say otherwise. */
export function OrderMailsScreen() {
  const client = useClient();
  const [answer, ask] = useQuery({ query: OrderMailSwitchesQuery });
  const reload = async () => {
    const options = { requestPolicy: 'network-only' } as const;
    const { data } = await client.query(OrderMailSwitchesQuery, {}, options).toPromise();
    return data ? orderMailValues(data.orderMailSwitches) : null;
  };
  return (
    <SettingsScreen
      title="Sipariş e-postaları"
      answer={answer}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    >
      {({ orderMailSwitches }) => (
        <OrderMailsForm saved={orderMailValues(orderMailSwitches)} reload={reload} />
      )}
    </SettingsScreen>
  );
}
