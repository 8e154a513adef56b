import { Box, Checkbox, Flex, Grid, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatDate, formatLira, withFixedUnits } from '../../../shop/format';
import { Price } from '../../../ui/controls/price';
import { Thumbnail } from '../../../ui/media/thumbnail';
import { AddToCartButton } from '../../cart/adding/add-to-cart-button';
import { FavoriteButton } from '../heart/favorite-button';
import { type Change, changeInWords, changeSince, type FavoriteItem, priceDifference } from './change-since';

const COLORS: Readonly<Record<Change, string>> = {
  gone: 'warning.fg',
  cheaper: 'success.fg',
  dearer: 'warning.fg',
  arrived: 'success.fg',
  'sold-out': 'warning.fg',
  same: 'fg.muted',
};

interface FavoriteRowProps {
  item: FavoriteItem;
  isChosen: boolean;
  /** Whether it lies in the list of hearts; out of the others it is taken by choosing it. */
  hasHeart: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One product of a list: what changed since it was kept, and the way to order it. */
export function FavoriteRow({ item, isChosen, hasHeart, onChoose }: FavoriteRowProps) {
  const { product, productName, productSlug, addedAt, priceWhenAdded } = item;
  const name = product?.name ?? productName;
  return (
    <Grid
      as="li"
      templateColumns={{ base: 'auto 56px minmax(0, 1fr)', md: 'auto 64px minmax(0, 1fr) auto auto' }}
      alignItems="center"
      gap="3"
      paddingInline={{ base: '3', md: '4' }}
      paddingBlock="3"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: '0' }}
    >
      <Checkbox.Root
        checked={isChosen}
        disabled={!product}
        onCheckedChange={({ checked }) => onChoose(checked === true)}
      >
        <Checkbox.HiddenInput aria-label={`Seç: ${name}`} />
        <Checkbox.Control />
      </Checkbox.Root>
      <Box width="full" aspectRatio="1">
        <Thumbnail picture={product?.pictures[0]} />
      </Box>
      <Stack gap="0.5" minWidth="0">
        {product && (
          <Text textStyle="tiny" color="fg.muted">
            <span translate="no">
              {product.brand.name} · {product.model}
            </span>
          </Text>
        )}
        <Link asChild fontWeight="medium" overflowWrap="anywhere">
          <RouterLink to={paths.product(product?.slug ?? productSlug)}>{withFixedUnits(name)}</RouterLink>
        </Link>
        <Text textStyle="small" color={COLORS[changeSince(item)]}>
          {changeInWords(item)}
          <Text as="span" color="fg.subtle">
            {' '}
            · {formatDate(addedAt)}
          </Text>
        </Text>
      </Stack>
      <Stack gap="0.5" gridColumn={{ base: '3', md: 'auto' }} textAlign={{ md: 'end' }} textStyle="figures">
        {product ? (
          <Price net={product.defaultPrice} isOnRequest={product.priceOnRequest} size="row" />
        ) : (
          priceWhenAdded !== null && <Text color="fg.muted">son fiyat {formatLira(priceWhenAdded)}</Text>
        )}
        {priceDifference(item) !== 0 && priceWhenAdded !== null && (
          <Text textStyle="small" color="fg.muted">
            eklediğinizde {formatLira(priceWhenAdded)}
          </Text>
        )}
        <Text textStyle="small" color="fg.muted">
          {product ? (product.inStock ? 'Stokta' : 'Stokta yok') : 'Satışta değil'}
        </Text>
      </Stack>
      <Flex
        gap="2"
        gridColumn={{ base: '2 / -1', md: 'auto' }}
        justify={{ base: 'space-between', md: 'end' }}
      >
        {product && <Way product={product} />}
        {product && hasHeart && <FavoriteButton product={product} look="icon" />}
      </Flex>
    </Grid>
  );
}

function Way({ product }: { product: NonNullable<FavoriteItem['product']> }) {
  const { id, name, unit, minOrderQuantity, priceOnRequest, slug } = product;
  if (!priceOnRequest) {
    return <AddToCartButton look="row" line={{ productId: id, name, unit, quantity: minOrderQuantity }} />;
  }
  return (
    <Link asChild>
      <RouterLink to={paths.quote(new URLSearchParams({ urun: slug }))}>Teklif iste</RouterLink>
    </Link>
  );
}
