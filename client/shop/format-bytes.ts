import { formatQuantity } from './format';
import { onDemand } from './on-demand';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const GIGABYTE = MEGABYTE * KILOBYTE;

const decimal = onDemand(() => new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 }));

/** 3984588 → 3,8 MB */
export function formatBytes(bytes: number): string {
  if (bytes < KILOBYTE) return formatQuantity(bytes, 'bayt');
  if (bytes < MEGABYTE) return formatQuantity(Math.round(bytes / KILOBYTE), 'KB');
  if (bytes < GIGABYTE) return `${decimal().format(bytes / MEGABYTE)}\u00a0MB`;
  return `${decimal().format(bytes / GIGABYTE)}\u00a0GB`;
}
