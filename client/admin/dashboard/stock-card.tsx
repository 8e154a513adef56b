import { Badge, Box, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { PackageCheck } from 'lucide-react';
import { paths } from '../../paths';
import { formatQuantity } from '../../shop/format';
import { Icon } from '../../ui/controls/icon';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Thumbnail } from '../../ui/media/thumbnail';
import { countText } from '../list/declare-list';
import { EVERY_GAP } from '../products/products-state';
import { DashboardCard } from './dashboard-card';
import { FigureLink } from './figure-link';
import { productsList } from './list-addresses';
import { useProductFigures } from './stat-tiles';

const LOW = productsList({ stocks: ['LOW', 'NONE'], sort: 'LOWEST_STOCK' });

/** Products that run out, the emptiest first, and how many lack information. */
export function StockCard() {
  return (
    <DashboardCard
      title="Azalan stok"
      part={useProductFigures()}
      height="16rem"
      aside={({ low, soldOut }) => (
        <Span textStyle="small" color="fg.muted">
          <FigureLink to={LOW}>{countText(low)} ürün</FigureLink>, bunlardan{' '}
          <FigureLink to={productsList({ stocks: ['NONE'] })}>{countText(soldOut)} tanesi</FigureLink> tükendi
        </Span>
      )}
    >
      {({ low, incomplete }) => (
        <>
          {low.items.length === 0 ? (
            <EmptyState
              icon={<Icon of={PackageCheck} size={40} strokeWidth={1} />}
              title="Stoku azalan ürün yok"
              isInCard
            >
              <p>Stok eşiğin altına inince ürün burada görünür.</p>
            </EmptyState>
          ) : (
            <Box as="ul" listStyleType="none" aria-label="Stoku azalan ürünler">
              {low.items.map((product) => (
                <Flex
                  as="li"
                  key={product.id}
                  align="center"
                  gap="3"
                  paddingBlock="2"
                  borderBottomWidth="1px"
                >
                  <Box boxSize="9" flexShrink="0">
                    <Thumbnail picture={product.picture} />
                  </Box>
                  <Box flex="1" minWidth="0">
                    <FigureLink to={paths.adminProduct(product.id)} isPlain fontWeight="medium" lineClamp="2">
                      {product.name}
                    </FigureLink>
                    <Text textStyle="tiny" color="fg.muted">
                      {product.sku}
                    </Text>
                  </Box>
                  <Stack gap="1" align="flex-end" flexShrink="0">
                    <Badge colorPalette={product.stockQuantity === 0 ? 'danger' : 'warning'}>
                      {product.stockQuantity === 0 ? 'Tükendi' : 'Azaldı'}
                    </Badge>
                    <Text textStyle="tiny" fontVariantNumeric="tabular-nums">
                      {formatQuantity(product.stockQuantity, product.unit)}
                    </Text>
                  </Stack>
                </Flex>
              ))}
            </Box>
          )}
          <Text textStyle="small" color="fg.muted" marginTop="3">
            {incomplete.total === 0 ? (
              'Bütün ürünlerin bilgileri tam.'
            ) : (
              <>
                <FigureLink to={productsList({ gaps: EVERY_GAP })}>{countText(incomplete)} üründe</FigureLink>{' '}
                eksik bilgi var.
              </>
            )}
          </Text>
        </>
      )}
    </DashboardCard>
  );
}
