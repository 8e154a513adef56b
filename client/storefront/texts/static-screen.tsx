import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { anchorHeadings, questionsAndAnswers } from '../../features/static-page/prose-html';
import { TableOfContents } from '../../features/static-page/table-of-contents';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { breadcrumbList } from '../../ui/breadcrumb-list';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { formatDate } from '../../ui/format';
import layout from '../../ui/layout.module.css';
import { Prose } from '../../ui/prose';
import text from '../../ui/text.module.css';
import { notFound } from '../route-answers';
import { type MetaRequest, type PageMeta, type ScreenRequest, useScreenData } from '../screen';
import styles from './static-screen.module.css';

const StaticPageQuery = graphql(`
  query StaticPage($slug: String!) {
    staticPage(slug: $slug) {
      slug
      kind
      title
      summary
      html
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
const KIND_WORDS = { SUPPORT: 'Müşteri hizmetleri', LEGAL: 'Yasal metinler' } as const;

export async function loader({ client, url }: ScreenRequest) {
  const slug = url.pathname.replaceAll('/', '');
  const { staticPage, staticPages } = await runQuery(client, StaticPageQuery, { slug });
  if (!staticPage) throw notFound({ title: 'Sayfa bulunamadı' });
  return {
    page: staticPage,
    others: staticPages.filter(({ kind, slug: other }) => kind === staticPage.kind && other !== slug),
  };
}

export function meta({ data: { page }, site }: MetaRequest<StaticData>): PageMeta {
  const questions = page.slug === QUESTIONS_PAGE ? questionsAndAnswers(page.html) : [];
  return {
    title: page.seo.title ?? page.title,
    description: page.seo.description ?? page.summary,
    canonicalPath: paths.staticPage(page.slug),
    openGraphType: 'article',
    jsonLd: [
      breadcrumbList(trailTo(page), site.origin),
      ...(questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions.map(asQuestion) }] : []),
    ],
  };
}

/** A support or legal page: the text, the way through it, and its neighbours. */
export function Component() {
  const { page, others } = useScreenData<typeof loader>();
  const { html, headings } = anchorHeadings(page.html);
  const isLong = headings.length >= LONG_TEXT_HEADINGS;
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
            <TableOfContents headings={headings} />
          </div>
        )}
        <div className={styles.text}>
          <Prose html={html} />
        </div>
      </div>
      {others.length > 0 && (
        <nav aria-label={KIND_WORDS[page.kind]} className={styles.others}>
          <h2 className={text.h3}>{KIND_WORDS[page.kind]}</h2>
          <ul>
            {others.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={paths.staticPage(slug)}>
                  {title}
                  <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

function trailTo({ title, slug }: { title: string; slug: string }) {
  return [
    { name: 'Ana Sayfa', path: paths.home() },
    { name: title, path: paths.staticPage(slug) },
  ];
}

function asQuestion({ question, answer }: { question: string; answer: string }) {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } };
}
