import { ProductCardFragment } from '../../features/catalog/cards/product-card';
import { PageSectionsFragment } from '../../features/content/sections/sections';
import { WorkingHoursFragment } from '../../features/content/contact/working-hours-lines';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { HomeCategoryTileFragment } from './home-category-tile';
import { HeroProductFragment } from './hero-drawing';
import { NewProductFragment } from './home-new-products';
import { type ScreenRequest } from '../screen';

export const HomeQuery = graphql(
  `
    query Home {
      page(key: HOME) {
        title
        subtitle
        description
        heroImage
        seo {
          title
          description
          keywords
        }
        ...PageSections
      }
      categories {
        slug
        name
        children {
          slug
          name
        }
        ...HomeCategoryTile
      }
      featured: products(filter: { isFeatured: true }, sort: NEWEST, take: 6) {
        items {
          model
          category {
            id
          }
          ...ProductCard
          ...HeroProduct
        }
      }
      latest: products(filter: { isNew: true }, sort: NEWEST, take: 6) {
        items {
          ...NewProduct
        }
      }
      catalogSummary {
        productCount
        brandCount
      }
      siteSettings {
        seo {
          title
          description
          keywords
        }
        address
        contactPhone
        contactEmail
        closedDays {
          day
          closesAt
        }
        workingHours {
          days
          opens
          closes
          ...WorkingHoursLines
        }
      }
      footer {
        social {
          facebook
          twitter
          instagram
          linkedin
        }
      }
    }
  `,
  [
    PageSectionsFragment,
    HomeCategoryTileFragment,
    ProductCardFragment,
    HeroProductFragment,
    NewProductFragment,
    WorkingHoursFragment,
  ],
);

export type HomeData = ResultOf<typeof HomeQuery>;

export function loadHome({ client }: ScreenRequest): Promise<HomeData> {
  return runQuery(client, HomeQuery, {});
}
