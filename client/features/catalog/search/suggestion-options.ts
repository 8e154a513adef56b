import { type OwnNumberMatch } from '../../purchases/own-number-matches';
import { paths } from '../../../paths';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { ThemedPictureFragment } from '../../../ui/media/picture';

const SuggestedProductFragment = graphql(
  `
    fragment SuggestedProduct on Product @_unmask {
      id
      slug
      name
      model
      defaultPrice
      priceOnRequest
      brand {
        name
      }
      pictures(first: 1) {
        ...ThemedPicture
      }
    }
  `,
  [ThemedPictureFragment],
);

export const SuggestionsQuery = graphql(
  `
    query Suggestions($text: String!) {
      suggestions(text: $text) {
        products {
          ...SuggestedProduct
        }
        similarPartNumbers {
          ...SuggestedProduct
        }
        correctedProducts {
          ...SuggestedProduct
        }
        categories {
          slug
          name
          productCount
        }
        brands {
          key
          name
        }
      }
    }
  `,
  [SuggestedProductFragment],
);

type Suggestions = ResultOf<typeof SuggestionsQuery>['suggestions'];

/** One line of the suggestions and where it leads. */
export type SuggestionOption = { readonly address: string } & (
  | {
      readonly kind: 'ownNumber';
      readonly product: OwnNumberMatch['product'];
      readonly ownPartNumber: string;
    }
  | { readonly kind: 'product' | 'similar'; readonly product: Suggestions['products'][number] }
  | { readonly kind: 'category'; readonly category: Suggestions['categories'][number] }
  | { readonly kind: 'brand'; readonly brand: Suggestions['brands'][number] }
);

/** Every suggestion in the order it is shown: what the customer calls so, then products, then where more of them stand. */
export function suggestionOptions(
  suggestions: Suggestions,
  ownNumbers: readonly OwnNumberMatch[] = [],
): SuggestionOption[] {
  const { products, similarPartNumbers, correctedProducts, categories, brands } = suggestions;
  const own = ownNumbers.map(
    (match) => ({ kind: 'ownNumber', address: paths.product(match.product.slug), ...match }) as const,
  );
  const ownAddresses = new Set(own.map(({ address }) => address));
  return [
    ...new Map(own.map((option) => [option.address, option])).values(),
    ...products
      .map((product) => ({ kind: 'product', address: paths.product(product.slug), product }) as const)
      .filter(({ address }) => !ownAddresses.has(address)),
    ...[...similarPartNumbers, ...correctedProducts].map(
      (product) => ({ kind: 'similar', address: paths.product(product.slug), product }) as const,
    ),
    ...categories.map(
      (category) => ({ kind: 'category', address: paths.category(category.slug), category }) as const,
    ),
    ...brands.map(
      (brand) =>
        ({
          kind: 'brand',
          address: paths.products(new URLSearchParams({ marka: brand.key })),
          brand,
        }) as const,
    ),
  ];
}

/** The place after an arrow key: round through all options and the field itself, which is -1. */
export function nextPlace(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowDown') return place + 1 < count ? place + 1 : -1;
  if (key === 'ArrowUp') return place < 0 ? count - 1 : place - 1;
  return undefined;
}
