import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { paths } from '../../paths';
import { type FragmentOf, graphql, readFragment } from '../../graphql/graphql';
import { withUnit } from '../../shop/format';
import { Price } from '../../ui/controls/price';
import { Photo } from '../../ui/media/photo';
import { CALL_OUTS, HERO_DRAWING_TEXT } from './hero-call-outs';
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
          <div className={styles.drawing} role="img" aria-label={HERO_DRAWING_TEXT} />
          <ul className={styles.callOuts}>
            {CALL_OUTS.map(({ slug, part, measure, place }) => {
              const category = categories.find((one) => one.slug === slug);
              return (
                category && (
                  <li key={slug} className={styles[place]}>
                    <span>
                      {part}, {measure}:
                    </span>
                    <Link to={paths.category(slug)}>
                      {category.name}
                      <Icon of={ArrowRight} size={14} strokeWidth={2} />
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
        <b>
          <Price net={product.defaultPrice} isOnRequest={product.priceOnRequest} size="inline" />
        </b>
      </span>
      <Icon of={ArrowRight} size={20} />
    </Link>
  );
}
