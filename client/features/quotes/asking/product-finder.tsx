import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useClient } from 'urql';
import { withFixedUnits } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { Price } from '../../../ui/controls/price';
import { Picture } from '../../../ui/media/picture';
import { nextPlace } from '../../catalog/search/suggestion-options';
import { useSuggestions } from '../../catalog/search/use-suggestions';
import { type AskedProduct, askedProduct } from './asked-product';
import field from './request-field.module.css';
import styles from './product-finder.module.css';

interface ProductFinderProps {
  onFound: (product: AskedProduct) => void;
}

/** Finds a product by its name, brand, model or code, for a line of the request. */
export function ProductFinder({ onFound }: ProductFinderProps) {
  const client = useClient();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [place, setPlace] = useState(-1);
  const [problem, setProblem] = useState('');
  const found = useSuggestions(typed).flatMap((option) => ('product' in option ? [option.product] : []));
  const isOpen = isWanted && found.length > 0;
  const choose = async (slug: string) => {
    setTyped('');
    setWanted(false);
    setPlace(-1);
    const product = await askedProduct(client, slug).catch(() => null);
    setProblem(product ? '' : 'Ürün eklenemedi. Bağlantınızı kontrol edip yeniden deneyin.');
    if (product) onFound(product);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setWanted(false);
      return;
    }
    if (event.key === 'Enter') {
      // Enter within the list of lines never sends the request.
      event.preventDefault();
      const wanted = found[place] ?? (found.length === 1 ? found[0] : undefined);
      if (isOpen && wanted) void choose(wanted.slug);
      return;
    }
    const next = nextPlace(event.key, place, found.length);
    if (next === undefined || found.length === 0) return;
    event.preventDefault();
    setWanted(true);
    setPlace(next);
  };
  return (
    <div
      className={styles.finder}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setWanted(false);
      }}
    >
      <Icon of={Search} size={18} />
      <input
        className={field.control}
        type="text"
        role="combobox"
        aria-label="Talebe ürün ekle"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={place >= 0 && isOpen ? `${id}-${String(place)}` : undefined}
        placeholder="Ürün, marka veya model yazıp ekleyin"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWanted(true);
          setPlace(-1);
        }}
        onClick={() => setWanted(true)}
        onKeyDown={onKeyDown}
      />
      <ul id={id} role="listbox" aria-label="Bulunan ürünler" className={styles.list} hidden={!isOpen}>
        {found.map((product, index) => (
          <li
            key={product.slug}
            id={`${id}-${String(index)}`}
            role="option"
            aria-selected={index === place}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void choose(product.slug)}
          >
            <span className={styles.picture}>
              <Picture picture={product.pictures[0]} alt="" sizes="40px" />
            </span>
            <span>
              {withFixedUnits(product.name)}
              <small>
                <span translate="no">
                  {product.brand.name} · {product.model}
                </span>
              </small>
            </span>
            <Price net={product.defaultPrice} isOnRequest={product.priceOnRequest} size="inline" />
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className={field.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
