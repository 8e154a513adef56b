import { formatTaxRate } from '../../../shop/format';

/** 1270 basis points → %12,7 */
export const formatDiscount = (basisPoints: number): string => formatTaxRate(basisPoints);
