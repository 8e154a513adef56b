import { type Given, resultOf } from '../../graphql/test-answers';
import { type HomeData, HomeQuery } from './home-data';

/** The home page of a shop without products. */
export function homeWith(different: {
  readonly page?: Record<string, unknown>;
  readonly siteSettings?: Partial<Given<HomeData['siteSettings']>>;
  readonly social?: Given<HomeData['footer']['social']>;
}): HomeData {
  return resultOf(HomeQuery, {
    page: {
      title: 'Tesisat',
      subtitle: '',
      description: '',
      seo: { keywords: [] },
      sections: [],
      ...different.page,
    },
    categories: [],
    featured: { items: [] },
    latest: { items: [] },
    catalogSummary: { productCount: 0, brandCount: 0 },
    siteSettings: {
      address: '',
      contactPhone: '',
      contactEmail: '',
      workingHours: [],
      closedDays: [],
      seo: { keywords: [] },
      ...different.siteSettings,
    },
    footer: { social: different.social ?? {} },
  });
}
