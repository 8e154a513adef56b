import { Heart } from 'lucide-react';
import { useState } from 'react';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { Button } from '../../../ui/controls/button';
import { Icon } from '../../../ui/controls/icon';
import { useFavoritesStore, useIsFavorite } from '../store/use-favorites';
import styles from './favorite-button.module.css';

export const FavoriteProductFragment = graphql(`
  fragment FavoriteProduct on Product {
    id
    name
    slug
    defaultPrice
    priceOnRequest
    inStock
  }
`);

interface FavoriteButtonProps {
  product: FragmentOf<typeof FavoriteProductFragment>;
  /** An icon beside others, or with its words. */
  look: 'icon' | 'labelled';
  className?: string | undefined;
}

/** The heart of a product. It works by script alone, so it is hidden where there is none. */
export function FavoriteButton({ product, look, className = '' }: FavoriteButtonProps) {
  const { id, name, slug, defaultPrice, priceOnRequest, inStock } = readFragment(
    FavoriteProductFragment,
    product,
  );
  const store = useFavoritesStore();
  const isKept = useIsFavorite(id);
  const [isRefused, setRefused] = useState(false);
  const press = async () => {
    setRefused(false);
    const kept = await store.toggle({
      productId: id,
      productName: name,
      productSlug: slug,
      wasInStock: inStock,
      priceWhenAdded: priceOnRequest ? null : defaultPrice,
      addedAt: new Date().toISOString(),
    });
    setRefused(!kept);
  };
  const button = {
    'aria-pressed': isKept,
    'aria-label': `Favori: ${name}`,
    title: isKept ? 'Favorilerden çıkar' : 'Favorilere ekle',
    onClick: () => void press(),
  };
  return (
    <span className={`${styles.place} ${className}`}>
      {look === 'icon' ? (
        <button type="button" className={styles.button} {...button}>
          <Icon of={Heart} size={18} className={styles.heart} />
        </button>
      ) : (
        <Button isFull {...button}>
          <Icon of={Heart} size={18} className={styles.heart} />
          {isKept ? 'Favorilerde' : 'Favorilere ekle'}
        </Button>
      )}
      {isRefused && (
        <span role="alert" className={styles.refused}>
          Favoriler kaydedilemedi. Lütfen yeniden deneyin.
        </span>
      )}
    </span>
  );
}
