import { formatCount } from '../../shop/format';
import text from '../../design/text.module.css';

interface CountProps {
  count: number;
  /** `at-least` where there are more than were counted, `estimated` where only a sample was. */
  precision?: CountPrecision;
}

export type CountPrecision = 'exact' | 'at-least' | 'estimated';

/** A number of things as it is read and as it is spoken: 1.284, 1.000+, ≈13.000; nothing for an estimate of none. */
export function Count({ count, precision = 'exact' }: CountProps) {
  const digits = formatCount(count);
  if (precision === 'exact') return digits;
  if (precision === 'estimated' && count === 0) return null;
  const [seen, spoken] =
    precision === 'at-least' ? [`${digits}+`, `en az ${digits}`] : [`≈${digits}`, `yaklaşık ${digits}`];
  return (
    <>
      <span aria-hidden>{seen}</span>
      <span className={text.hidden}>{spoken}</span>
    </>
  );
}
