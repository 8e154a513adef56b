import layout from '../../design/layout.module.css';
import text from '../../design/text.module.css';
import { WorkingHoursFragment } from '../../features/content/contact/working-hours-lines';
import { PageSectionsFragment, sectionsOf } from '../../features/content/sections/sections';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { paths } from '../../paths';
import { breadcrumbList } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';
import { Advantages } from './advantages';
import { EmergencyBlock } from './emergency-block';
import { Questions } from './questions';
import { RequestPlace } from './request-place';
import { RequestSteps } from './request-steps';
import styles from './quote-request-screen.module.css';

const QuoteRequestQuery = graphql(
  `
    query QuoteRequestPage {
      page(key: QUOTE) {
        title
        subtitle
        description
        seo {
          title
          description
        }
        ...PageSections
      }
      quoteResponse {
        today
        firstDay
        dueDay
      }
      siteSettings {
        workingHours {
          ...WorkingHoursLines
        }
      }
    }
  `,
  [PageSectionsFragment, WorkingHoursFragment],
);

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Teklif Al', path: paths.quote() },
];

export function loader({ client }: ScreenRequest) {
  return runQuery(client, QuoteRequestQuery, {});
}

export function meta({ data: { page }, site }: MetaRequest<Awaited<ReturnType<typeof loader>>>): PageMeta {
  const questions = sectionsOf(page)('faq')?.items ?? [];
  const faq = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text: answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return {
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.description,
    canonicalPath: paths.quote(),
    jsonLd: [...(questions.length > 0 ? [faq] : []), breadcrumbList(TRAIL, site.origin)],
  };
}

/** Asks the shop for the price of several things at once. */
export function Component() {
  const { page, quoteResponse, siteSettings } = useScreenData<typeof loader>();
  const findSection = sectionsOf(page);
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={TRAIL} />
      <div className={styles.head}>
        {page.subtitle && <p className={`${text.small} ${text.muted}`}>{page.subtitle}</p>}
        <h1 className={text.h1}>{page.title}</h1>
        {page.description && <p className={text.lead}>{page.description}</p>}
      </div>
      <RequestSteps section={findSection('steps')} days={quoteResponse} />
      <div className={styles.columns}>
        <RequestPlace />
        <aside className={styles.side}>
          <EmergencyBlock section={findSection('emergency')} hours={siteSettings.workingHours} />
          <Advantages section={findSection('advantages')} />
        </aside>
      </div>
      <Questions section={findSection('faq')} />
    </div>
  );
}
