import { SimpleGrid, Stack } from '@chakra-ui/react';
import { SwitchField } from '../../../../ui/choices/switch-field';
import { TextField } from '../../../../ui/fields/text-field';
import { FormPartCard } from './form-part-card';

/** How the shop shows a product. */
export function StatePart() {
  return (
    <FormPartCard id="durum">
      <Stack gap="0" css={{ '& > * + *': { borderTopWidth: '1px' } }}>
        <SwitchField
          name="inStock"
          label="Stokta"
          hint="Kapalıysa stok sayısından bağımsız olarak «Stokta yok» gösterilir."
        />
        <SwitchField name="isNew" label="Yeni" hint="YENİ rozeti ve ana sayfadaki yeni ürünler." />
        <SwitchField
          name="isFeatured"
          label="Öne çıkan"
          hint="ÖNE ÇIKAN rozeti ve ana sayfadaki öne çıkanlar."
        />
        <SwitchField
          name="isMadeToMeasure"
          label="Ölçüye üretim"
          hint="Alıcının ölçüsüne üretilir; cayma hakkı olmadığı satın almadan önce söylenir."
        />
      </Stack>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="rating" label="Puan" inputMode="decimal" autoComplete="off" hint="0 ile 5 arası." />
        <TextField
          name="reviewCount"
          label="Değerlendirme sayısı"
          inputMode="numeric"
          autoComplete="off"
          hint="0 ise yıldız gösterilmez."
        />
      </SimpleGrid>
    </FormPartCard>
  );
}
