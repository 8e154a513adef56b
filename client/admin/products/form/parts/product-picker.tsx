import { Combobox, createListCollection, Portal, Span } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../../graphql/graphql';
import { type RelatedValue } from '../product.values';

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

interface ProductPickerProps {
  label: string;
  /** Ids that are not offered. */
  left: readonly string[];
  onPick: (product: RelatedValue) => void;
}

/** Finds a product by its name or SKU. */
export function ProductPicker({ label, left, onPick }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const text = useSettled(typed.trim());
  const isAsked = text.length >= MIN_LETTERS;
  const [{ data, fetching, error }] = useQuery({
    query: PickableProductsQuery,
    variables: { text },
    pause: !isAsked,
  });
  const found = (isAsked ? (data?.adminProducts.items ?? []) : []).filter(({ id }) => !left.includes(id));
  const collection = createListCollection({
    items: found,
    itemToValue: ({ id }) => id,
    itemToString: ({ name, sku }) => `${name} ${sku}`,
  });
  const notice = error
    ? 'Arama şu anda yapılamıyor.'
    : fetching || text !== typed.trim()
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

/** A text once nobody types for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
