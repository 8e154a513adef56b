import { Combobox, createListCollection, Portal, Span } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';

export const PickableProductsQuery = graphql(`
  query PickableProducts($text: String!) {
    adminProducts(filter: { text: $text }, sort: NAME, take: 8) {
      items {
        id
        name
        sku
        isArchived
      }
    }
  }
`);

const WAIT_MS = 150;
const MAX_LETTERS = 100;
const MIN_LETTERS = 2;

/** A product that was found. */
export interface PickedProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly isArchived: boolean;
}

/** What a text finds; nothing is asked for undefined. */
export type FindProducts<Product> = (text: string | undefined) => {
  readonly products: readonly Product[];
  readonly isFetching: boolean;
  readonly hasFailed: boolean;
};

interface ProductPickerProps<Product> {
  label: string;
  /** Ids that are not offered. */
  left?: readonly string[];
  /** A hook, always the same. */
  useProducts: FindProducts<Product>;
  onPick: (product: Product) => void;
}

/** Any product of the catalog, for who may see them all. */
export const useCatalogProducts: FindProducts<PickedProduct> = (text) => {
  const [{ data, fetching, error }] = useQuery({
    query: PickableProductsQuery,
    variables: { text: text ?? '' },
    pause: text === undefined,
  });
  return { products: data?.adminProducts.items ?? [], isFetching: fetching, hasFailed: error !== undefined };
};

/** Finds a product by its name or SKU. */
export function ProductPicker<
  Product extends { readonly id: string; readonly name: string; readonly sku: string },
>({ label, left = [], useProducts, onPick }: ProductPickerProps<Product>) {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const isAsked = text.length >= MIN_LETTERS;
  const { products, isFetching, hasFailed } = useProducts(isAsked ? text : undefined);
  const found = (isAsked ? products : []).filter(({ id }) => !left.includes(id));
  const collection = createListCollection({
    items: found,
    itemToValue: ({ id }) => id,
    itemToString: ({ name, sku }) => `${name} ${sku}`,
  });
  const notice = hasFailed
    ? 'Arama şu anda yapılamıyor.'
    : isFetching || text !== typed.trim()
      ? 'Aranıyor...'
      : 'Böyle bir ürün bulunamadı.';
  return (
    <Combobox.Root
      collection={collection}
      value={[]}
      inputValue={typed}
      inputBehavior="autohighlight"
      selectionBehavior="clear"
      openOnClick={false}
      onInputValueChange={({ inputValue }) => setTyped(inputValue)}
      onSelect={({ itemValue }) => {
        const product = found.find(({ id }) => id === itemValue);
        if (product) onPick(product);
        setTyped('');
      }}
    >
      <Combobox.Label srOnly>{label}</Combobox.Label>
      <Combobox.Control
        onKeyDown={(event) => {
          // The field has chosen by now; the form is sent from elsewhere.
          if (isPlainEnter(event)) event.preventDefault();
        }}
      >
        <Combobox.Input
          placeholder="Ad ya da stok koduyla ara"
          maxLength={MAX_LETTERS}
          onKeyDown={(event) => {
            // Enter would close the list before anything is found.
            if (isPlainEnter(event) && !event.currentTarget.hasAttribute('aria-activedescendant')) {
              event.preventDefault();
            }
          }}
        />
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content>
            {isAsked && <Combobox.Empty>{notice}</Combobox.Empty>}
            {found.map((product) => (
              <Combobox.Item key={product.id} item={product}>
                <Combobox.ItemText>
                  {product.name} <Span color="fg.muted">{product.sku}</Span>
                </Combobox.ItemText>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}

const isPlainEnter = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !metaKey;

/** A text once nobody types for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
