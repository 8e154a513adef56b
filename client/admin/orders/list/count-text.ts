import { formatCount } from '../../../shop/format';

/** 312, or 1.000+ where the server stopped counting. */
export function countText({ total, isTotalExact }: { total: number; isTotalExact: boolean }): string {
  return `${formatCount(total)}${isTotalExact ? '' : '+'}`;
}
