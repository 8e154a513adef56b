import { graphql, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { CategoryGroupsFragment } from '../menu/category-groups';
import { FooterCompanyFragment } from './footer-company';
import { FooterFragment } from './footer';
import { HeaderFragment } from '../header/header';
import { MaintenanceError } from '../route-answers';
import { type ScreenRequest, type SiteHead } from '../screen';

export const MaintenanceQuery = graphql(`
  query Maintenance {
    maintenance {
      enabled
      staffOnly
      showsDraft
      message
      disableIndexing
    }
    siteSettings {
      contactPhone
    }
  }
`);

export const LayoutQuery = graphql(
  `
    query Layout {
      siteSettings {
        siteName
        siteDescription
        company {
          ...FooterCompany
        }
        contactPhone
        whatsappNumber
        closedDays {
          day
          name
          closesAt
        }
      }
      header {
        navigation {
          id
          text
          url
          order
        }
        ...Header
      }
      footer {
        ...Footer
      }
      staticPages {
        slug
      }
      categories {
        slug
        name
        ...CategoryGroups
      }
      catalogSummary {
        productCount
        brandCount
      }
    }
  `,
  [HeaderFragment, FooterFragment, FooterCompanyFragment, CategoryGroupsFragment],
);

export type LayoutData = ResultOf<typeof LayoutQuery> & {
  /** Visitors see the maintenance page; the page of staff is never cached. */
  readonly isStaffOnly: boolean;
  /** What is seen is not published; until the page is loaded anew. */
  readonly showsDraft: boolean;
};

/** What stands around every screen; loaded once. While the shop is closed, nothing else is asked for. */
export async function layoutLoader({ client }: ScreenRequest): Promise<LayoutData> {
  const { maintenance, siteSettings } = await runQuery(client, MaintenanceQuery, {});
  if (maintenance.enabled) {
    throw new MaintenanceError({
      notice: maintenance.message,
      indexing: maintenance.disableIndexing ? 'noindex, nofollow' : 'index, follow',
      phone: siteSettings.contactPhone,
    });
  }
  const { staffOnly: isStaffOnly, showsDraft } = maintenance;
  return { ...(await runQuery(client, LayoutQuery, {})), isStaffOnly, showsDraft };
}

/** What the head needs of the shop, as far as the layout could be loaded. */
export function layoutSite(loaded: unknown): Pick<SiteHead, 'name' | 'description'> {
  const settings = (loaded as LayoutData | undefined)?.siteSettings;
  return { name: settings?.siteName ?? '', description: settings?.siteDescription ?? '' };
}
