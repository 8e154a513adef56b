import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { type ProductRow } from '../products.query';
import { type PricePreviewLine, previewPrices, type ProductChange } from './change-products';

export interface PricePreview {
  readonly lines: readonly PricePreviewLine[] | undefined;
  readonly problem: string | undefined;
  readonly isLoading: boolean;
}

/** Until somebody has typed the next digit. */
const PAUSE_MS = 250;

interface Read {
  readonly key: string;
  readonly lines?: readonly PricePreviewLine[];
  readonly problem?: string;
}

/** What prices would be, asked once nobody types the change any more. @param change undefined while it cannot be read */
export function usePricePreview(
  products: readonly ProductRow[],
  change: ProductChange | undefined,
): PricePreview {
  const client = useClient();
  const [read, setRead] = useState<Read>();
  const key = change && JSON.stringify(change);
  useEffect(() => {
    if (key === undefined) return undefined;
    let isWanted = true;
    const timer = window.setTimeout(() => {
      void previewPrices(client, products, JSON.parse(key) as ProductChange).then((answer) => {
        if (!isWanted) return;
        setRead('message' in answer ? { key, problem: answer.message } : { key, lines: answer });
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [client, key, products]);
  if (key === undefined) return { lines: undefined, problem: undefined, isLoading: false };
  return { lines: read?.lines, problem: read?.problem, isLoading: read?.key !== key };
}
