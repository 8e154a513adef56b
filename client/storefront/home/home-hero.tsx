import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { type Section } from '../../features/content/sections/sections';
import { formatCount } from '../../shop/format';
import text from '../../design/text.module.css';
import { HeroDrawing } from './hero-drawing';
import { type HomeData } from './home-data';
import { HomeFinder } from './home-finder';
import styles from './home-hero.module.css';

const MOST_EXAMPLES = 3;

interface HomeHeroProps {
  home: HomeData;
  findSection: (id: string) => Section | undefined;
}

/** What the shop sells and the ways into it on the left, the large drawing on the right. */
export function HomeHero({ home, findSection }: HomeHeroProps) {
  const { page, categories, featured, catalogSummary } = home;
  const popular = findSection('popular-searches');
  const models = exampleModels(featured.items);
  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.eyebrow}>
          {page.subtitle && <span>{page.subtitle}</span>}
          {catalogSummary.productCount > 0 && (
            <span className={text.num}>
              {formatCount(catalogSummary.productCount)} ürün, {formatCount(catalogSummary.brandCount)} marka
            </span>
          )}
        </p>
        <h1 className={text.display}>{page.title}</h1>
        <p className={text.lead}>{page.description}</p>
        {catalogSummary.productCount > 0 && <HomeFinder categories={categories} />}
        {models.length > 0 && (
          <p className={styles.examples}>
            Örnek parça numaraları:
            {models.map((model) => (
              <Link key={model} to={paths.search(model)} className={text.link}>
                {model}
              </Link>
            ))}
          </p>
        )}
        {popular && popular.items.length > 0 && catalogSummary.productCount > 0 && (
          <p className={styles.examples}>
            {popular.title}:
            {popular.items.map(({ title, text: search }) => (
              <Link key={title} to={paths.search(search || title)} className={text.link}>
                {title}
              </Link>
            ))}
          </p>
        )}
      </div>
      <HeroDrawing
        image={page.heroImage}
        categories={categories.flatMap((category) => [category, ...category.children])}
        products={featured.items}
      />
    </section>
  );
}

/** Models of the shop's own products, from as many categories as there are. */
function exampleModels(products: HomeData['featured']['items']): string[] {
  const byCategory = new Map<string, string>();
  for (const { category, model } of products) {
    if (model && !byCategory.has(category?.id ?? '')) byCategory.set(category?.id ?? '', model);
  }
  const models = [...byCategory.values(), ...products.map(({ model }) => model)].filter(Boolean);
  return [...new Set(models)].slice(0, MOST_EXAMPLES);
}
