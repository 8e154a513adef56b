import { Box, Button, Flex, Text } from '@chakra-ui/react';
import layout from '../../design/layout.module.css';
import { WHOLE_CART } from '../../features/cart/store/cart-store';
import { useCart } from '../../features/cart/store/use-cart';
import { useRestore } from '../../features/cart/store/use-restore';
import { paths } from '../../paths';
import { EmptyState } from '../../ui/feedback/empty-state';
import { type ProductCards } from '../catalog/product-cards';
import { EmptyTruck } from './empty-truck';
import { ProductSection } from './product-section';
import { RecentlySeen } from './recently-seen';
import { ButtonLink } from '../../ui/controls/button-link';

interface EmptyCartProps {
  /** What was taken out last, one line or all of them, was so a short while ago. */
  canBeRestored: boolean;
  suggestions: React.ComponentProps<typeof ProductCards>['products'];
}

/** Nothing in the cart: what would be here, the way to fill it, and what was last taken out of it. */
export function EmptyCart({ canBeRestored, suggestions }: EmptyCartProps) {
  const { failures } = useCart();
  const restore = useRestore();
  const failure = failures[WHOLE_CART];
  return (
    <Box className={layout.page} pt="6">
      <EmptyState icon={<EmptyTruck />} heading="h1" title="Sepetiniz boş">
        <p>Eklediğiniz ürünler burada toplanır; fiyat, KDV ve kargo ile birlikte görürsünüz.</p>
        <Flex wrap="wrap" justify="center" gap="2">
          <ButtonLink tone="petrol" to={paths.products()}>
            Ürünlere göz atın
          </ButtonLink>
          <ButtonLink to={paths.newMaterialList()}>Malzeme listesini yükle</ButtonLink>
          {canBeRestored && (
            <Button variant="outline" onClick={() => void restore()}>
              Son çıkarılanı geri al
            </Button>
          )}
        </Flex>
        {failure && (
          <Text role="alert" color="danger.fg">
            {failure.message}
          </Text>
        )}
      </EmptyState>
      <RecentlySeen />
      <ProductSection title="Öne çıkan ürünler" products={suggestions} />
    </Box>
  );
}
