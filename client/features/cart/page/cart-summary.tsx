import { Box, Card, DataList, Flex, Grid, Progress, Text } from '@chakra-ui/react';
import { Truck } from 'lucide-react';
import { type ReactNode } from 'react';
import { formatLira, formatLiraInWords, formatTaxRate } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type Cart } from '../store/cart-data';

interface CartSummaryProps {
  totals: Cart['totals'];
  /** A change is under way: the sums are still those of before. */
  isSettling: boolean;
  /** What stands between the heading and the sums. */
  above?: ReactNode;
  /** As the amounts around it are written. */
  formatAmount?: (kurus: number) => string;
  /** The way on. */
  children: ReactNode;
}

/** Every line of the sum, and what is missing to free shipping. */
export function CartSummary(props: CartSummaryProps) {
  const { totals, isSettling, above, formatAmount = formatLira, children } = props;
  const isFree = totals.shipping === 0 && totals.subtotal > 0;
  return (
    <Card.Root as="aside" aria-label="Sipariş özeti" fontVariantNumeric="tabular-nums">
      <Card.Header px="5" py="4" borderBottomWidth="1px">
        <Card.Title as="h2">Sipariş özeti</Card.Title>
      </Card.Header>
      {above}
      <Card.Body p="5" pt="4" gap="4">
        <DataList.Root gap="2" aria-busy={isSettling}>
          <Sum label="Ara toplam, net">
            <Amount>{formatAmount(totals.subtotal)}</Amount>
          </Sum>
          <Sum label={`KDV ${formatTaxRate(totals.taxRate)}`}>
            <Amount>{formatAmount(totals.tax)}</Amount>
          </Sum>
          <Sum label="Kargo">
            {isFree ? (
              <Text as="span" fontWeight="560" color="success.fg">
                Ücretsiz
              </Text>
            ) : (
              <Amount>{formatAmount(totals.shipping)}</Amount>
            )}
          </Sum>
          <DataList.Item
            mt="2"
            pt="3"
            borderTopWidth="1px"
            justifyContent="space-between"
            alignItems="baseline"
          >
            <DataList.ItemLabel color="fg" fontWeight="560" display="block" minWidth="0">
              Genel toplam
              <Text as="small" display="block" textStyle="tiny" fontWeight="normal" color="fg.muted">
                KDV Dahil
              </Text>
            </DataList.ItemLabel>
            <DataList.ItemValue data-testid="cart-total" css={GRAND_TOTAL}>
              <Amount>{formatAmount(totals.total)}</Amount>
            </DataList.ItemValue>
          </DataList.Item>
        </DataList.Root>
        <FreeShipping totals={totals} />
        <Grid gap="2">{children}</Grid>
      </Card.Body>
    </Card.Root>
  );
}

/** As it is, whatever the language that a browser translates the page into. */
function Amount({ children }: { children: string }) {
  return <span translate="no">{children}</span>;
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item justifyContent="space-between" alignItems="baseline">
      <DataList.ItemLabel minWidth="0">{label}</DataList.ItemLabel>
      <DataList.ItemValue css={VALUE}>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

function FreeShipping({ totals }: { totals: Cart['totals'] }) {
  const { freeShippingThreshold: threshold, freeShippingGap: gap, subtotal } = totals;
  if (threshold === null || gap === null || gap <= 0) return null;
  return (
    <Box textStyle="small" color="fg.muted">
      <Flex align="center" gap="2" mb="2">
        <Icon of={Truck} />
        <Text>
          Ücretsiz kargo için net{' '}
          <Text as="b" fontWeight="600" color="fg">
            <Amount>{formatLiraInWords(gap)}</Amount>
          </Text>{' '}
          daha
        </Text>
      </Flex>
      <Progress.Root value={Math.min((subtotal / threshold) * 100, 100)} colorPalette="petrol" aria-hidden>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
    </Box>
  );
}

const VALUE = {
  flex: '0 1 auto',
  justifyContent: 'flex-end',
  textAlign: 'end',
  '[aria-busy=true] &': { opacity: '0.55' },
};
const GRAND_TOTAL = { ...VALUE, textStyle: 'h2', fontWeight: '640', letterSpacing: '-0.018em' };
