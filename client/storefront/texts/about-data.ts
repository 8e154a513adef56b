import { PageSectionsFragment } from '../../features/content/sections/sections';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { type ScreenRequest } from '../screen';

const AboutQuery = graphql(
  `
    query About {
      page(key: ABOUT) {
        title
        subtitle
        description
        heroImage
        seo {
          title
          description
        }
        ...PageSections
      }
    }
  `,
  [PageSectionsFragment],
);

export type AboutData = ResultOf<typeof AboutQuery>;

export function loadAbout({ client }: ScreenRequest): Promise<AboutData> {
  return runQuery(client, AboutQuery, {});
}
