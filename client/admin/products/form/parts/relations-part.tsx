import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRows } from '../../../../ui/fields/field-rows';
import { type ProductValues, type RelatedValue } from '../product.values';
import { FormPartCard } from './form-part-card';
import { ProductPicker, useCatalogProducts } from '../../../record/product-picker';

/** Products that belong to this one. @param id undefined for a new product */
export function RelationsPart({ id }: { id: string | undefined }) {
  return (
    <FormPartCard id="iliskili-urunler">
      <RelatedList
        name="successorId"
        title="Yerine geçen ürün"
        reason="Ürün arşive kaldırılınca eski adresi bu ürüne götürür."
        own={id}
        most={1}
      />
      <RelatedList
        name="equivalentIds"
        title="Muadil ürünler"
        reason="Bunun yerine de kullanılanlar."
        own={id}
        most={50}
      />
      <RelatedList
        name="sparePartIds"
        title="Yedek parçalar"
        reason="Bu ürünün parçaları."
        own={id}
        most={50}
      />
    </FormPartCard>
  );
}

interface RelatedListProps {
  name: 'successorId' | 'equivalentIds' | 'sparePartIds';
  title: string;
  reason: string;
  own: string | undefined;
  most: number;
}

function RelatedList({ name, title, reason, own, most }: RelatedListProps) {
  const { getValues, setValue } = useFormContext<ProductValues>();
  const chosen = useWatch<ProductValues, typeof name>({ name });
  const isFull = chosen.length >= most;
  const place = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<RelatedValue>();
  useEffect(() => {
    // The field that had the focus is gone.
    if (picked && isFull) place.current?.querySelector('fieldset')?.focus();
  }, [picked, isFull]);
  const add = (product: RelatedValue) => {
    setValue(name, [...getValues(name), product], { shouldDirty: true });
    setPicked(product);
  };
  return (
    <Stack ref={place} gap="2">
      <Box>
        <Heading as="h4" fontSize="body" fontWeight="medium">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="small">
          {reason}
        </Text>
      </Box>
      <FieldRows name={name} label={title} rowLabel={(place) => `${title} ${String(place)}`}>
        {(path) => <RelatedRow path={path} />}
      </FieldRows>
      {!isFull && (
        <ProductPicker
          label={`${title}: ad ya da stok koduyla ara`}
          left={[...(own === undefined ? [] : [own]), ...chosen.map(({ id }) => id)]}
          useProducts={useCatalogProducts}
          onPick={add}
        />
      )}
    </Stack>
  );
}

function RelatedRow({ path }: { path: string }) {
  const product = useWatch<Record<string, RelatedValue | undefined>>({ name: path });
  if (!product) return null;
  return (
    <Flex wrap="wrap" align="center" gap="2" minHeight="9">
      <Text>{product.name}</Text>
      <Text color="fg.muted">{product.sku}</Text>
      {product.isArchived && <Badge>Arşivde</Badge>}
    </Flex>
  );
}
