import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/controls/icon';
import { paths } from '../../paths';
import { TableOfContents } from '../../features/content/prose/table-of-contents';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { breadcrumbList } from '../../ui/navigation/breadcrumb-list';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { formatDate } from '../../shop/format';
import layout from '../../design/layout.module.css';
import { Prose } from '../../features/content/prose/prose';
import text from '../../design/text.module.css';
import { MovedError, notFound } from '../route-answers';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';
import styles from './static-screen.module.css';

const StaticPageQuery = graphql(`
  query StaticPage($slug: String!, $withTexts: Boolean!) {
    staticPage(slug: $slug) {
      slug
      kind
      title
      summary
      html
      contents {
        id
        title
        text @include(if: $withTexts)
      }
      seo {
        title
        description
      }
      updatedAt
    }
    staticPages {
      slug
      kind
      title
    }
  }
`);

type StaticData = Awaited<ReturnType<typeof loader>>;

/** From this many headings on, a text has a table of contents. */
const LONG_TEXT_HEADINGS = 4;
const QUESTIONS_PAGE = 'sss';
const WITHDRAWAL_PAGE = 'iade-degisim';
const KIND_LABELS = {
  SUPPORT: 'Müşteri hizmetleri',
  LEGAL: 'Yasal metinler',
  OTHER: 'Diğer sayfalar',
} as const;

export async function loader({ client, url }: ScreenRequest) {
  const slug = url.pathname.replaceAll('/', '');
  const { staticPage, staticPages } = await runQuery(client, StaticPageQuery, {
    slug,
    withTexts: slug === QUESTIONS_PAGE,
  });
  if (!staticPage) throw notFound({ title: 'Sayfa bulunamadı' });
  if (staticPage.slug !== slug) throw new MovedError(paths.staticPage(staticPage.slug), 301);
  return {
    page: staticPage,
    others: staticPages.filter(({ kind, slug: other }) => kind === staticPage.kind && other !== slug),
  };
}

export function meta({ data: { page }, site }: MetaRequest<StaticData>): PageMeta {
  const questions = questionsOf(page);
  return {
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.summary,
    canonicalPath: paths.staticPage(page.slug),
    openGraphType: 'article',
    jsonLd: [
      breadcrumbList(trailTo(page), site.origin),
      ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : []),
    ],
  };
}

/** A support or legal page: the text, the way through it, and its neighbours. */
export function Component() {
  const { page, others } = useScreenData<typeof loader>();
  const isLong = page.contents.length >= LONG_TEXT_HEADINGS;
  return (
    <div className={layout.page}>
      <Breadcrumbs trail={trailTo(page)} />
      <header className={styles.head}>
        <h1 className={text.h1}>{page.title}</h1>
        {page.summary && <p className={text.lead}>{page.summary}</p>}
        <p className={styles.updated}>
          Son güncelleme: <time dateTime={page.updatedAt}>{formatDate(page.updatedAt)}</time>
        </p>
      </header>
      <div className={styles.columns}>
        {isLong && (
          <div className={styles.contents}>
            <TableOfContents contents={page.contents} />
          </div>
        )}
        <div className={styles.text}>
          <Prose html={page.html} />
        </div>
      </div>
      {page.slug === WITHDRAWAL_PAGE && <WithdrawalLinks />}
      {others.length > 0 && (
        <nav aria-label={KIND_LABELS[page.kind]} className={styles.others}>
          <h2 className={text.h3}>{KIND_LABELS[page.kind]}</h2>
          <ul>
            {others.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={paths.staticPage(slug)}>
                  {title}
                  <Icon of={ArrowRight} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** To where a withdrawal is declared: the page of the order. */
function WithdrawalLinks() {
  return (
    <nav id="cayma" aria-label="Cayma bildirimi" className={styles.others}>
      <h2 className={text.h3}>Cayma bildirin</h2>
      <ul>
        <li>
          <Link to={paths.orders()}>
            Üyeyim: siparişlerim
            <Icon of={ArrowRight} />
          </Link>
        </li>
        <li>
          <Link to={paths.findOrder()}>
            Üye değilim: siparişimi bul
            <Icon of={ArrowRight} />
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function trailTo({ title, slug }: { title: string; slug: string }) {
  return [
    { name: 'Ana Sayfa', path: paths.home() },
    { name: title, path: paths.staticPage(slug) },
  ];
}

/** The sections of the page of questions, as search engines read them; none on other pages. */
function questionsOf({ contents }: StaticData['page']) {
  return contents
    .filter(({ text: answer }) => Boolean(answer))
    .map(({ title, text: answer }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
}
