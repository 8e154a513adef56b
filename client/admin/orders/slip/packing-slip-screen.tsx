import { Box, Button, Flex, Heading, Skeleton, Stack, Table, Text } from '@chakra-ui/react';
import { ArrowLeft, Printer } from 'lucide-react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { type ResultOf } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { chosenInWords } from '../../../shop/chosen-variations';
import { formatDate, formatPhone, formatQuantity } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { LinkButton } from '../../navigation/link-button';
import { UnknownOrder } from '../detail/unknown-order';
import { PackingSlipQuery } from './packing-slip.query';

type SlipOrder = NonNullable<ResultOf<typeof PackingSlipQuery>['adminOrder']>;

/** What goes into the parcel, to be printed: goods and quantities without prices, and where they go. */
export function PackingSlipScreen() {
  const { orderId = '' } = useParams();
  const [parameters] = useSearchParams();
  const [{ data, error, fetching }, askAgain] = useQuery({
    query: PackingSlipQuery,
    variables: { id: orderId },
  });
  if (error && !fetching) {
    return (
      <ErrorState title="Sipariş yüklenemedi" onRetry={() => askAgain({ requestPolicy: 'network-only' })} />
    );
  }
  if (!data) return <Skeleton height="lg" />;
  const { adminOrder: order, siteSettings } = data;
  if (!order) return <UnknownOrder />;
  return (
    <Stack gap="6" maxWidth="4xl">
      <ScreenTitle>{`Sevk fişi #${order.number}`}</ScreenTitle>
      <Flex gap="2" justify="space-between" wrap="wrap" _print={{ display: 'none' }}>
        <LinkButton variant="outline">
          <RouterLink to={paths.adminOrder(orderId, parameters)}>
            <Icon of={ArrowLeft} />
            Siparişe dönün
          </RouterLink>
        </LinkButton>
        <Button onClick={() => window.print()}>
          <Icon of={Printer} />
          Yazdır
        </Button>
      </Flex>
      <SlipHead order={order} siteName={siteSettings.siteName} />
      <SlipLines lines={order.items} />
      {order.notes && (
        <Box>
          <Heading as="h3" textStyle="h3">
            Müşteri notu
          </Heading>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {order.notes}
          </Text>
        </Box>
      )}
      <Flex gap="12" paddingTop="8" breakInside="avoid">
        <Signature label="Hazırlayan" />
        <Signature label="Teslim alan" />
      </Flex>
    </Stack>
  );
}

function SlipHead({ order, siteName }: { order: SlipOrder; siteName: string }) {
  const { number, createdAt, user, shippingAddress } = order;
  return (
    <Flex gap="6" wrap="wrap" justify="space-between">
      <Stack gap="0">
        <Text color="fg.muted">{siteName}</Text>
        <Heading as="h2" textStyle="h1">
          Sevk fişi #{number}
        </Heading>
        <Text textStyle="figures">{formatDate(createdAt)}</Text>
      </Stack>
      <Stack gap="0" maxWidth="sm" overflowWrap="anywhere">
        <Text fontWeight="semibold">{user.company ?? user.name}</Text>
        {user.company && <Text>{user.name}</Text>}
        <Text>{shippingAddress?.text}</Text>
        <Text>{formatPhone(user.phone)}</Text>
      </Stack>
    </Flex>
  );
}

function SlipLines({ lines }: { lines: SlipOrder['items'] }) {
  return (
    <Table.Root>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Stok kodu</Table.ColumnHeader>
          <Table.ColumnHeader>Ürün</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Adet</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map((line) => (
          <Table.Row key={line.id} css={{ breakInside: 'avoid' }}>
            <Table.Cell whiteSpace={{ sm: 'nowrap' }} overflowWrap="anywhere">
              {line.sku}
            </Table.Cell>
            <Table.Cell>
              <Text>{line.productName}</Text>
              <Text textStyle="small" color="fg.muted">
                {line.brand} · {line.model}
                {line.selectedVariations.length > 0 && ` · ${chosenInWords(line.selectedVariations)}`}
              </Text>
              {line.backOrdered > 0 && (
                <Text textStyle="small" color="warning.fg">
                  {formatQuantity(line.backOrdered, line.unit)} tedarik ediliyor
                </Text>
              )}
            </Table.Cell>
            <Table.Cell textAlign="end" whiteSpace="nowrap" textStyle="figures">
              {formatQuantity(line.quantity, line.unit)}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

function Signature({ label }: { label: string }) {
  return (
    <Box flex="1" borderTopWidth="1px" paddingTop="2" textStyle="small" color="fg.muted">
      {label}
    </Box>
  );
}
