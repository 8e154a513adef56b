import { type Client } from 'urql';
import { graphql, type ResultOf, type VariablesOf } from '../../../../graphql/graphql';
import { type Refusal, refusalOf } from '../../../../graphql/refusal';

const ChangeProductsMutation = graphql(`
  mutation ChangeProducts($input: ChangeProductsInput!) {
    changeProducts(input: $input) {
      id
      version
      refusal {
        code
        message
      }
    }
  }
`);

const UndoProductChangesMutation = graphql(`
  mutation UndoProductChanges($input: UndoProductChangesInput!) {
    undoProductChanges(input: $input) {
      id
      version
      refusal {
        code
        message
      }
    }
  }
`);

const PriceChangePreviewQuery = graphql(`
  query PriceChangePreview($input: ChangeProductsInput!) {
    priceChangePreview(input: $input) {
      id
      before
      after
      refusal {
        message
      }
    }
  }
`);

export type ProductChange = VariablesOf<typeof ChangeProductsMutation>['input']['change'];
type ProductResult = ResultOf<typeof ChangeProductsMutation>['changeProducts'][number];
export type PricePreviewLine = ResultOf<typeof PriceChangePreviewQuery>['priceChangePreview'][number];

/** A product at the version that was seen. */
interface Seen {
  readonly id: string;
  readonly version: number;
}

/** As many as one request changes. */
const PART = 1_000;

/** The same change of any number of products; the refusal where none was even asked about. */
export function changeProducts(
  client: Client,
  products: readonly Seen[],
  change: ProductChange,
): Promise<readonly ProductResult[] | Refusal> {
  return inParts(products, async (part) => {
    const input = { products: part, change };
    const { data, error } = await client.mutation(ChangeProductsMutation, { input }).toPromise();
    return data?.changeProducts ?? error;
  });
}

/** Undoes the last change of products, each at the version of that change. */
export function undoProductChanges(
  client: Client,
  products: readonly Seen[],
): Promise<readonly ProductResult[] | Refusal> {
  return inParts(products, async (part) => {
    const { data, error } = await client
      .mutation(UndoProductChangesMutation, { input: { products: part } })
      .toPromise();
    return data?.undoProductChanges ?? error;
  });
}

/** What prices would be after a change. */
export async function previewPrices(
  client: Client,
  products: readonly Seen[],
  change: ProductChange,
): Promise<readonly PricePreviewLine[] | Refusal> {
  const lines: PricePreviewLine[] = [];
  for (const part of partsOf(products)) {
    const input = { products: part, change };
    const { data, error } = await client
      .query(PriceChangePreviewQuery, { input }, { requestPolicy: 'network-only' })
      .toPromise();
    if (error) return refusalOf(error);
    lines.push(...(data?.priceChangePreview ?? []));
  }
  return lines;
}

type Part = { id: string; expectedVersion: number }[];

function partsOf(products: readonly Seen[]): Part[] {
  const all = products.map(({ id, version }) => ({ id, expectedVersion: version }));
  return Array.from({ length: Math.ceil(all.length / PART) }, (_, part) =>
    all.slice(part * PART, (part + 1) * PART),
  );
}

type Failure = Parameters<typeof refusalOf>[0];

/** One part after the other. Once the server is not reached, the rest is not asked about, and says so. */
async function inParts(
  products: readonly Seen[],
  send: (part: Part) => Promise<readonly ProductResult[] | Failure | undefined>,
): Promise<readonly ProductResult[] | Refusal> {
  const results: ProductResult[] = [];
  let failure: Refusal | undefined;
  for (const part of partsOf(products)) {
    const answer = failure ?? (await send(part));
    if (Array.isArray(answer)) {
      results.push(...(answer as readonly ProductResult[]));
      continue;
    }
    failure ??= refusalOf(answer as Failure);
    if (results.length === 0) return failure;
    const { code, message } = failure;
    results.push(...part.map(({ id }) => ({ id, version: null, refusal: { code, message } })));
  }
  return results;
}
