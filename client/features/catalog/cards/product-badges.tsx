import styles from './product-badges.module.css';

interface ProductBadgesProps {
  isNew: boolean;
  isFeatured: boolean;
  fastDelivery: boolean;
}

/** What sets a product apart, in words. */
export function ProductBadges({ isNew, isFeatured, fastDelivery }: ProductBadgesProps) {
  if (!isNew && !isFeatured && !fastDelivery) return null;
  return (
    <span className={styles.badges}>
      {isNew && <span className={`${styles.badge} ${styles.isNew}`}>YENİ</span>}
      {isFeatured && <span className={styles.badge}>ÖNE ÇIKAN</span>}
      {fastDelivery && <span className={`${styles.badge} ${styles.isFast}`}>HIZLI</span>}
    </span>
  );
}
