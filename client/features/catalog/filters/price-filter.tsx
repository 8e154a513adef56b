import { useEffect, useEffectEvent, useState } from 'react';
import { FoldGroup } from '../../../ui/controls/fold-group';
import { formatLira } from '../../../shop/format';
import { kurusOf, liraText, readLira } from '../../../shop/read-lira';
import { type Range } from '../../../ui/navigation/list-state';
import styles from './price-filter.module.css';
import { SLIDER_END_LIRA, SLIDER_STEP_LIRA, moveHigh, moveLow, thumbPlaces } from './price-range';

/** A thumb that rests this long is where the visitor wants it. */
const REST_MS = 400;

interface PriceFilterProps {
  /** The parameters of the two bounds. */
  minName: string;
  maxName: string;
  /** Lira. */
  bounds: Range;
  /** Kuruş; the real bounds of what the other filters leave. */
  lowestPrice: number | null;
  highestPrice: number | null;
  onChange: (bounds: Range) => void;
}

/**
 * A slider for the rough range and two fields for exact amounts. The fields are the form; the slider only moves them.
 * Nothing where there is no price to filter by.
 */
export function PriceFilter(props: PriceFilterProps) {
  const { minName, maxName, bounds, lowestPrice, highestPrice, onChange } = props;
  const [dragged, setDragged] = useState<Range | null>(null);
  const shown = dragged ?? bounds;
  const { low, high } = thumbPlaces(shown);

  const commit = (next: Range) => {
    setDragged(null);
    if (next.min !== bounds.min || next.max !== bounds.max) {
      onChange(next);
    }
  };
  const commitDragged = useEffectEvent(() => commit(shown));
  useEffect(() => {
    if (!dragged) return undefined;
    const rest = setTimeout(commitDragged, REST_MS);
    return () => clearTimeout(rest);
  }, [dragged]);
  if (lowestPrice === null && shown.min === null && shown.max === null) return null;
  const thumb = { type: 'range', min: 0, max: SLIDER_END_LIRA, step: SLIDER_STEP_LIRA } as const;
  return (
    <FoldGroup title="Fiyat, net">
      <div className={styles.slider}>
        <svg className={styles.rail} aria-hidden>
          <rect x={percent(low)} width={percent(Math.max(0, high - low))} height="4" />
        </svg>
        <input
          {...thumb}
          aria-label="En düşük fiyat"
          aria-valuetext={formatLira(kurusOf(low))}
          value={low}
          onChange={(event) => setDragged(moveLow(shown, Number(event.target.value)))}
        />
        <input
          {...thumb}
          aria-label="En yüksek fiyat"
          aria-valuetext={
            high === SLIDER_END_LIRA ? `${formatLira(kurusOf(high))} ve üzeri` : formatLira(kurusOf(high))
          }
          value={high}
          onChange={(event) => setDragged(moveHigh(shown, Number(event.target.value)))}
        />
      </div>
      <div className={styles.fields}>
        <PriceField
          label="En az"
          name={minName}
          lira={shown.min}
          placeholder="0"
          onCommit={(lira) => commit({ ...shown, min: lira === 0 ? null : lira })}
        />
        <span aria-hidden>–</span>
        <PriceField
          label="En çok"
          name={maxName}
          lira={shown.max}
          placeholder="100.000+"
          onCommit={(lira) => commit({ ...shown, max: lira })}
        />
      </div>
      {lowestPrice !== null && highestPrice !== null && (
        <p className={styles.real}>
          Bu listede <span translate="no">{formatLira(lowestPrice)}</span> ile{' '}
          <span translate="no">{formatLira(highestPrice)}</span> arası
        </p>
      )}
    </FoldGroup>
  );
}

function percent(lira: number) {
  return `${(lira / SLIDER_END_LIRA) * 100}%`;
}

interface PriceFieldProps {
  label: string;
  name: string;
  lira: number | null;
  placeholder: string;
  onCommit: (lira: number | null) => void;
}

function PriceField({ label, name, lira, placeholder, onCommit }: PriceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    onCommit(readLira(typed));
  };
  return (
    <label className={styles.field}>
      <span aria-hidden translate="no">
        ₺
      </span>
      <input
        // A number field would refuse what is pasted as ₺10.000.
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        name={name}
        aria-label={`${label}, lira`}
        value={typed ?? liraText(lira)}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
    </label>
  );
}
