import { Button, Flex, Skeleton, Stack, Switch } from '@chakra-ui/react';
import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { SLIP_PARAMETER } from '../../../path-parameters';
import { paths } from '../../../paths';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { LinkButton } from '../../navigation/link-button';
import { UnknownOrder } from '../detail/unknown-order';
import { PackingSlip } from './packing-slip';
import { PackingSlipsQuery, SlipNotesQuery, slipVariables } from './packing-slips.query';

/** What goes into the parcels of one order or of several, to be printed at once: each begins a sheet. */
export function PackingSlipsScreen() {
  const { orderId } = useParams();
  const [parameters] = useSearchParams();
  const [hasNotes, setHasNotes] = useState(false);
  const variables = slipVariables(parameters, { orderId });
  const [{ data, error, fetching }, askAgain] = useQuery({ query: PackingSlipsQuery, variables });
  const [notes] = useQuery({ query: SlipNotesQuery, variables, pause: !hasNotes });
  if (error && !fetching) {
    return (
      <ErrorState title="Sipariş yüklenemedi" onRetry={() => askAgain({ requestPolicy: 'network-only' })} />
    );
  }
  if (!data) return <Skeleton height="lg" />;
  const { adminOrders, siteSettings } = data;
  const [first, ...others] = adminOrders.items;
  if (!first) return <UnknownOrder />;
  const list = new URLSearchParams(parameters);
  list.delete(SLIP_PARAMETER);
  const notesOf = (id: string) =>
    hasNotes ? notes.data?.adminOrders.items.find((one) => one.id === id)?.internalNotes : undefined;
  const title =
    others.length === 0 ? `Sevk fişi #${first.number}` : `${formatCount(others.length + 1)} sevk fişi`;
  return (
    <Stack gap="6" maxWidth="4xl">
      <ScreenTitle>{title}</ScreenTitle>
      <Flex gap="2" justify="space-between" align="center" wrap="wrap" _print={{ display: 'none' }}>
        <LinkButton variant="outline">
          <RouterLink
            to={orderId === undefined ? paths.adminOrders(list) : paths.adminOrder(orderId, parameters)}
          >
            <Icon of={ArrowLeft} />
            {orderId === undefined ? 'Siparişlere dönün' : 'Siparişe dönün'}
          </RouterLink>
        </LinkButton>
        <Flex gap="4" align="center" wrap="wrap">
          <Switch.Root checked={hasNotes} onCheckedChange={({ checked }) => setHasNotes(checked)}>
            <Switch.HiddenInput />
            <Switch.Control />
            <Switch.Label>İç notlar da yazılsın</Switch.Label>
          </Switch.Root>
          <Button aria-busy={hasNotes && notes.fetching} onClick={() => window.print()}>
            <Icon of={Printer} />
            Yazdır
          </Button>
        </Flex>
      </Flex>
      {adminOrders.items.map((order) => (
        <PackingSlip
          key={order.id}
          order={order}
          sender={siteSettings}
          notes={notesOf(order.id)?.flatMap(({ text }) => text ?? []) ?? []}
        />
      ))}
    </Stack>
  );
}

export { PackingSlipsScreen as Component };
export { prefetchPackingSlips as prefetch } from './packing-slips.query';
