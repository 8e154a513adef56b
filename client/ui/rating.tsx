import type { CSSProperties } from 'react';
import { formatCount, formatRating } from './format';
import styles from './rating.module.css';

interface RatingProps {
  /** 0 to 5. */
  rating: number;
  reviewCount: number;
}

/** As many stars as whole points, the exact rating as text; nothing while nobody has rated. */
export function Rating({ rating, reviewCount }: RatingProps) {
  if (reviewCount === 0) return null;
  const exact = formatRating(rating);
  const stars = { '--stars': Math.floor(rating) } as CSSProperties;
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={`5 üzerinden ${exact} puan, ${formatCount(reviewCount)} değerlendirme`}
      title={`5 üzerinden ${exact}`}
    >
      <span className={styles.stars} style={stars} />
      {exact} ({formatCount(reviewCount)})
    </span>
  );
}
