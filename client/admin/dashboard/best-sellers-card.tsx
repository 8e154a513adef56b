import { Box, Flex, Span, Text } from '@chakra-ui/react';
import { paths } from '../../paths';
import { formatCount, formatLira } from '../../shop/format';
import { isPermitted } from '../session/require-permission';
import { useStaff } from '../session/use-staff';
import { DashboardCard } from './dashboard-card';
import { BestSellersQuery } from './dashboard.query';
import { FigureLink } from './figure-link';
import { ordersList, SOLD } from './list-addresses';
import { usePart } from './use-part';

/** Products with the highest net revenue of the last 30 days. */
export function BestSellersCard() {
  const part = usePart(BestSellersQuery, {}, 'orders');
  const maySeeProducts = isPermitted(useStaff(), 'CATALOG');
  return (
    <DashboardCard title="En çok satanlar, son 30 gün" part={part} height="14rem">
      {({ adminBestSellers: bestSellers }) =>
        bestSellers.length === 0 ? (
          <Text color="fg.muted">Son 30 günde ürün satılmadı.</Text>
        ) : (
          <Box as="ol" listStyleType="none">
            {bestSellers.map(({ productId, name, sku, orders, revenue }) => (
              <Box as="li" key={productId} marginBottom="3" _last={{ marginBottom: '0' }}>
                <Flex justify="space-between" gap="3">
                  <Box minWidth="0">
                    {maySeeProducts ? (
                      <FigureLink
                        to={paths.adminProduct(productId)}
                        isPlain
                        fontWeight="medium"
                        lineClamp="2"
                        paddingBlock="0.5"
                      >
                        {name}
                      </FigureLink>
                    ) : (
                      <Text fontWeight="medium" lineClamp="2">
                        {name}
                      </Text>
                    )}
                    <Text textStyle="tiny" color="fg.muted">
                      {sku} ·{' '}
                      <FigureLink
                        to={ordersList({ text: sku, period: 'MONTH', statuses: SOLD })}
                        display="inline-block"
                        paddingBlock="1"
                      >
                        {formatCount(orders)} sipariş
                      </FigureLink>
                    </Text>
                  </Box>
                  <Span fontWeight="semibold" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                    {formatLira(revenue)}
                  </Span>
                </Flex>
                <Box aria-hidden height="1" marginTop="1.5" borderRadius="full" bg="bg.sunken">
                  <Box
                    height="full"
                    borderRadius="full"
                    bg="petrol.fg"
                    width={`${String((revenue / (bestSellers[0]?.revenue || 1)) * 100)}%`}
                  />
                </Box>
              </Box>
            ))}
          </Box>
        )
      }
    </DashboardCard>
  );
}
