import { List, Stack, Text } from '@chakra-ui/react';
import { useQuery } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { formatQuantity } from '../../../shop/format';

export const StockShortagesQuery = graphql(`
  query StockShortages($id: ID!) {
    siteSettings {
      stockControl
    }
    adminOrder(id: $id) {
      id
      stockShortages {
        position
        productName
        unit
        wanted
        available
      }
    }
  }
`);

/** That a cancelled order takes its stock again, and what the stock does not cover by now. */
export function StockNotice({ orderId }: { orderId: string }) {
  const [{ data }] = useQuery({
    query: StockShortagesQuery,
    variables: { id: orderId },
    requestPolicy: 'network-only',
  });
  const shortages = data?.adminOrder?.stockShortages ?? undefined;
  return (
    <Stack gap="1" role="status">
      <Text>Sipariş için stok yeniden ayrılır.{shortages?.length === 0 && ' Stok yeterli.'}</Text>
      {shortages && shortages.length > 0 && (
        <>
          <List.Root variant="plain" gap="0.5" color="warning.fg">
            {shortages.map(({ position, productName, unit, wanted, available }) => (
              <List.Item key={position} display="block" overflowWrap="anywhere">
                {productName}: {formatQuantity(wanted, unit)} gerekli, stokta{' '}
                {formatQuantity(available, unit)} var
              </List.Item>
            ))}
          </List.Root>
          <Text color="fg.muted">
            {data?.siteSettings.stockControl
              ? 'Stok kontrolü açık: bu sipariş stok tamamlanmadan etkinleştirilemez.'
              : 'Eksik kalanlar tedarik edilecek sayılır.'}
          </Text>
        </>
      )}
    </Stack>
  );
}
