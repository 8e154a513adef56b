import { ContactLinesFragment } from '../../features/contact/contact-lines';
import { readContactAddress } from '../../features/contact/contact-parameters';
import { PageSectionsFragment } from '../../features/content/sections/sections';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { type RefusedForm, type ScreenRequest } from '../screen';

const ContactQuery = graphql(
  `
    query Contact {
      page(key: CONTACT) {
        title
        subtitle
        description
        seo {
          title
          description
          keywords
        }
        ...PageSections
      }
      footer {
        contact {
          address
          ...ContactLines
        }
        social {
          facebook
          twitter
          instagram
          linkedin
        }
      }
      siteSettings {
        address
        contactEmail
        contactPhone
        workingHours {
          days
          opens
          closes
        }
        closedDays {
          day
          closesAt
        }
      }
    }
  `,
  [PageSectionsFragment, ContactLinesFragment],
);

const AskedProductQuery = graphql(`
  query AskedProduct($slug: String!) {
    product(slug: $slug) {
      slug
      name
    }
  }
`);

export type ContactData = ResultOf<typeof ContactQuery> & {
  /** The product that is asked about; null without one, and for one there is not. */
  readonly product: { slug: string; name: string } | null;
  readonly search: string;
  readonly refused: RefusedForm | undefined;
};

export async function loadContact({ client, url, refused }: ScreenRequest): Promise<ContactData> {
  const { product: slug } = readContactAddress(
    refused ? new URLSearchParams(refused.values) : url.searchParams,
  );
  const [page, asked] = await Promise.all([
    runQuery(client, ContactQuery, {}),
    slug ? runQuery(client, AskedProductQuery, { slug }) : undefined,
  ]);
  return { ...page, product: asked?.product ?? null, search: url.search, refused };
}
