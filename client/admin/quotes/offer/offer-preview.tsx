import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { readKurus } from '../../../shop/kurus';
import { listedLinesOf } from './listed-lines';
import { isPriced, linesOf, type OfferValues } from './offer-values';
import { OfferPreviewQuery } from './offer.query';
import { Sums } from '../../../ui/layout/sums';

/** Long enough to type on. */
const PAUSE_MS = 250;

/** What the offer comes to, counted by the server to the kuruş: alternatives count once the buyer chooses them. */
export function OfferPreview({ quoteId }: { quoteId: string }) {
  const [lines, shipping] = useWatch<OfferValues, ['lines', 'shipping']>({ name: ['lines', 'shipping'] });
  const isAsked = isPriced({ lines, shipping });
  const asked = useSettled(
    isAsked ? JSON.stringify({ lines: linesOf(lines), shipping: readKurus(shipping) ?? 0 }) : '',
  );
  const [{ data, error, fetching }] = useQuery({
    query: OfferPreviewQuery,
    variables: {
      input: { id: quoteId, ...(asked === '' ? { lines: [], shipping: 0 } : parsed(asked)) },
    },
    pause: asked === '',
  });
  if (!isAsked) {
    return <Text color="fg.muted">Toplam için her kalemin miktarını ve fiyatını yazın.</Text>;
  }
  if (error && !fetching) return <Text color="danger.fg">{refusalOf(error).message}</Text>;
  if (!data) return <Text color="fg.muted">Hesaplanıyor...</Text>;
  return (
    <div aria-live="polite" aria-busy={fetching}>
      <Sums sums={{ ...data.quotePreview, listedLines: listedLinesOf(lines) }} />
    </div>
  );
}

const parsed = (asked: string) =>
  JSON.parse(asked) as { lines: ReturnType<typeof linesOf>; shipping: number };

/** A text once nobody types for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
