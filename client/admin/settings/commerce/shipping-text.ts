import { formatLira } from '../../../shop/format';
import { readKurus } from '../../../shop/kurus';

interface Shipping {
  fee: string;
  isFree: boolean;
  from: string;
}

/** What buyers pay for shipping, in a sentence; nothing while an amount cannot be read. */
export function shippingText({ fee, isFree, from }: Shipping): string | undefined {
  const [feeKurus, fromKurus] = [readKurus(fee), readKurus(from)];
  if (feeKurus === null || fromKurus === null) return undefined;
  if (!isFree) return `Müşteri her siparişte ${formatLira(feeKurus)} kargo öder.`;
  if (fromKurus === 0) return 'Kargo her siparişte ücretsizdir.';
  return `Müşteri net ${formatLira(fromKurus)} altında ${formatLira(feeKurus)} kargo öder, bu tutardan itibaren ücretsizdir.`;
}
