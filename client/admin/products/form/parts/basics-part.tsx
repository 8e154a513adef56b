import { SimpleGrid } from '@chakra-ui/react';
import { useId } from 'react';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { TakeFormerSlug } from '../../../record/former-slug';
import { FormPartCard } from './form-part-card';
import { Suggestions } from './suggestions';

interface BasicsPartProps {
  categories: readonly { readonly id: string; readonly name: string }[];
  brands: readonly string[];
  isNew: boolean;
  /** Somebody agrees that another product loses its former address. */
  onTakeSlug: () => void;
}

/** What a product is called and where it belongs. */
export function BasicsPart({ categories, brands, isNew, onTakeSlug }: BasicsPartProps) {
  const brandList = useId();
  return (
    <FormPartCard id="temel">
      <TextField name="name" label="Ürün adı" autoComplete="off" />
      <TextField
        name="slug"
        label="Adres"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isOptional
        hint={
          isNew
            ? '/urun/ altındaki adresi. Siz değiştirene kadar ürün adını izler.'
            : '/urun/ altındaki adresi. Ad değişse de kendiliğinden değişmez; değiştirirseniz eski adres yenisine yönlenir.'
        }
      />
      <TakeFormerSlug noun="ürünündü" onTake={onTakeSlug} />
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <TextField name="brand" label="Marka" list={brandList} autoComplete="off" />
        <Suggestions id={brandList} texts={brands} />
        <TextField name="model" label="Model" autoComplete="off" />
        <TextField
          name="sku"
          label="Stok kodu"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField name="categoryId" label="Kategori">
          <option value="">Seçin</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField name="warranty" label="Garanti" isOptional placeholder="2 yıl" autoComplete="off" />
      </SimpleGrid>
    </FormPartCard>
  );
}
