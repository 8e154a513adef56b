import { formatCount, formatRating } from '../../shop/format';
import styles from './rating.module.css';

interface RatingProps {
  /** 0 to 5. */
  rating: number;
  reviewCount: number;
}

/** Whole stars only, as the rating is floored, the exact rating as text; hidden while nobody has rated. */
export function Rating({ rating, reviewCount }: RatingProps) {
  if (reviewCount === 0) return null;
  const exact = formatRating(rating);
  return (
    <span
      className={styles.rating}
      role="img"
      aria-label={`5 üzerinden ${exact} puan, ${formatCount(reviewCount)} değerlendirme`}
      title={`5 üzerinden ${exact}`}
    >
      <span className={styles.stars} data-filled={Math.floor(rating)} />
      {exact} ({formatCount(reviewCount)})
    </span>
  );
}
