import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { formatLira, withUnit } from '../../ui/format';
import { Photo } from '../../ui/photo';
import { CALL_OUTS, HERO_DRAWING_WORDS } from './hero-call-outs';
import styles from './hero-drawing.module.css';

export const HeroProductFragment = graphql(`
  fragment HeroProduct on Product {
    slug
    brand {
      name
    }
    model
    defaultPrice
    priceOnRequest
    mainSpecs: technicalSpecs(first: 3) {
      name
      value
      unit
    }
  }
`);

interface HeroDrawingProps {
  /** A picture of the shop's own choice; without one, the large drawing. */
  image: string | null;
  categories: readonly { slug: string; name: string }[];
  products: readonly FragmentOf<typeof HeroProductFragment>[];
}

/** A machine taken apart on blueprint paper; its call-outs lead into the catalog, its title block to a product. */
export function HeroDrawing({ image, categories, products }: HeroDrawingProps) {
  return (
    <div className={styles.blueprint}>
      {image ? (
        <Photo className={styles.photo} src={image} width={960} height={720} />
      ) : (
        <div className={styles.figure}>
          <div className={styles.drawing} role="img" aria-label={HERO_DRAWING_WORDS} />
          <ul className={styles.callOuts}>
            {CALL_OUTS.map(({ slug, part, measure, left, top }) => {
              const category = categories.find((one) => one.slug === slug);
              return (
                category && (
                  <li key={slug} style={{ left: `${left}%`, top: `${top}%` }}>
                    <span>
                      {part}, {measure}:
                    </span>
                    <Link to={paths.category(slug)}>
                      {category.name}
                      <ArrowRight aria-hidden size={14} strokeWidth={2} />
                    </Link>
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
      <TitleBlock product={products[0]} />
    </div>
  );
}

function TitleBlock({ product: masked }: { product: FragmentOf<typeof HeroProductFragment> | undefined }) {
  const product = readFragment(HeroProductFragment, masked);
  if (!product) return null;
  const { brand, model, slug, mainSpecs: specs } = product;
  return (
    <Link to={paths.product(slug)} className={styles.block}>
      <span className={styles.product}>
        <span>{brand.name}</span>
        <b>{model}</b>
      </span>
      {specs.map((spec) => (
        <span key={spec.name}>
          <span>{spec.name}</span>
          <b>{withUnit(spec.value, spec.unit)}</b>
        </span>
      ))}
      <span className={styles.price}>
        <span>Net fiyat</span>
        <b>{product.priceOnRequest ? 'Fiyat Sorunuz' : `${formatLira(product.defaultPrice)} + KDV`}</b>
      </span>
      <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
    </Link>
  );
}
