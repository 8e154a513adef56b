import { type MouseEvent } from 'react';
import { formatCount, withFixedUnits } from '../../../shop/format';
import { Price } from '../../../ui/controls/price';
import { BoughtMark } from '../../purchases/bought-mark';
import { Picture } from '../../../ui/media/picture';
import styles from './suggestion-list.module.css';
import { type SuggestionOption } from './suggestion-options';

const GROUPS = [
  { kind: 'ownNumber', title: 'Kendi kodunuz' },
  { kind: 'product', title: 'Ürünler' },
  { kind: 'similar', title: 'Bunu mu aradınız?' },
  { kind: 'category', title: 'Kategoriler' },
  { kind: 'brand', title: 'Markalar' },
] as const satisfies readonly { kind: SuggestionOption['kind']; title: string }[];

interface SuggestionListProps {
  id: string;
  isOpen: boolean;
  options: readonly SuggestionOption[];
  activePlace: number;
  searchedText: string;
  onChoose: (option: SuggestionOption) => void;
}

/** The suggestions below the search field, in groups. The field keeps the focus. */
export function SuggestionList({
  id,
  isOpen,
  options,
  activePlace,
  searchedText,
  onChoose,
}: SuggestionListProps) {
  return (
    <div className={styles.panel} hidden={!isOpen} onMouseDown={keepFocusInField}>
      <div id={id} role="listbox" aria-label="Öneriler">
        {GROUPS.map(({ kind, title }) => (
          <div key={kind} role="group" aria-label={title} className={styles.group}>
            <p aria-hidden>{title}</p>
            {options.map((option, place) =>
              option.kind === kind ? (
                <div
                  key={option.address}
                  id={suggestionId(id, place)}
                  role="option"
                  aria-selected={place === activePlace}
                  className={styles.option}
                  onClick={() => onChoose(option)}
                >
                  <OptionContent option={option} />
                </div>
              ) : null,
            )}
          </div>
        ))}
      </div>
      <button className={styles.all}>{`«${searchedText}» için tüm sonuçlar`}</button>
    </div>
  );
}

/** The id an option is announced by while the focus stays in the field. */
export function suggestionId(listId: string, place: number): string {
  return `${listId}-${String(place)}`;
}

function OptionContent({ option }: { option: SuggestionOption }) {
  switch (option.kind) {
    case 'ownNumber':
    case 'product':
    case 'similar': {
      const { id, name, brand, model, pictures, priceOnRequest, defaultPrice } = option.product;
      return (
        <>
          <span className={styles.picture}>
            <Picture picture={pictures[0]} alt="" sizes="44px" />
          </span>
          <span className={styles.name}>
            {withFixedUnits(name)}
            <small>
              {brand.name} · {model}
            </small>
            <BoughtMark productId={id} />
          </span>
          <span className={styles.price}>
            <Price net={defaultPrice} isOnRequest={priceOnRequest} size="inline" />
          </span>
        </>
      );
    }
    case 'category':
      return (
        <>
          <span className={styles.name}>{option.category.name}</span>
          <span className={styles.price}>{formatCount(option.category.productCount)} ürün</span>
        </>
      );
    case 'brand':
      return <span className={styles.name}>{option.brand.name}</span>;
  }
}

function keepFocusInField(event: MouseEvent) {
  event.preventDefault();
}
