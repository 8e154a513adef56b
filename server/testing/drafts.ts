import { Clock } from '../kernel/clock/clock.js';
import { DraftPublisher } from '../features/content/index.js';
import { openTestApi, type TestApi } from './api.js';
import type { TestBrowser } from './browser.js';

const DRAFT = `target version exists basedOn isOutdated publishAt previewPath changedBy { name }
  refused { code message } staticPage { version title markdown } header { topBar { announcement } } page { title }`;

export const READ_DRAFT = `query ($target: String!) { draft: contentDraft(target: $target) { ${DRAFT} } }`;
export const SAVE_DRAFT = `mutation ($input: SaveContentDraftInput!) { draft: saveContentDraft(input: $input) { ${DRAFT} } }`;
export const DISCARD_DRAFT = `mutation ($input: ContentDraftInput!) { draft: discardContentDraft(input: $input) { ${DRAFT} } }`;
export const SCHEDULE_DRAFT = `mutation ($input: ScheduleContentDraftInput!) { draft: scheduleContentDraft(input: $input) { ${DRAFT} } }`;
export const PUBLISH_DRAFT = 'mutation ($input: ContentDraftInput!) { publishContentDraft(input: $input) }';
export const UPDATE_PAGE =
  'mutation ($input: UpdateStaticPageInput!) { updateStaticPage(input: $input) { version } }';

export const HOUR_MS = 3_600_000;

export interface Draft {
  version: number;
  exists: boolean;
  basedOn: number;
  isOutdated: boolean;
  publishAt: string | null;
  previewPath: string | null;
  changedBy: { name: string | null } | null;
  refused: { code: string; message: string } | null;
  staticPage: { title: string; markdown: string } | null;
}

const entry = `
  export const canonicalParameters = () => new URLSearchParams();
  export const isUnknownPath = (path) => path !== '/';
  const query = 'query ($slug: String!) { staticPage(slug: $slug) { title } header { topBar { announcement } } }';
  export const renderPage = async ({ url, execute }) => {
    const { data } = await execute({ query, variables: { slug: url.pathname.slice(1) } });
    const text = JSON.stringify(data) + url.search;
    return { status: url.pathname === '/yok' ? 404 : 200, html: text, headers: {}, inlineScripts: [], cacheable: true };
  };`;

export const pageOf = (title: string) => ({ title, summary: '', markdown: `# ${title}` });

/** Two processes on one database, and staff who write drafts of static pages. */
export async function openTestDrafts() {
  const api = await openTestApi({ entry });
  const other = await openTestApi({ entry, environment: { DATABASE_URL: api.databaseUrl } });
  const staff = await api.staff(['content']);

  const read = async (target: string) => (await staff.ask<{ draft: Draft }>(READ_DRAFT, { target })).draft;

  const versionOf = async (slug: string) =>
    (
      await staff.ask<{ page: { version: number } }>(
        'query ($slug: String!) { page: adminStaticPage(slug: $slug) { version } }',
        { slug },
      )
    ).page.version;

  async function save(slug: string, title: string, browser: TestBrowser = staff): Promise<Draft> {
    const target = `static-page/${slug}`;
    const [{ version }, basedOn] = await Promise.all([read(target), versionOf(slug)]);
    const input = { target, expectedVersion: version, basedOn, staticPage: pageOf(title) };
    return (await browser.ask<{ draft: Draft }>(SAVE_DRAFT, { input })).draft;
  }

  /** Publishes in all processes at once what is due in two hours. */
  async function publishLater(...processes: TestApi[]): Promise<number[]> {
    const later = new Date(Date.now() + 2 * HOUR_MS);
    const clocks = processes.map(({ app }) => vi.spyOn(app.get(Clock), 'now').mockReturnValue(later));
    const counts = await Promise.all(processes.map(({ app }) => app.get(DraftPublisher).publishDue()));
    for (const clock of clocks) clock.mockRestore();
    return counts;
  }

  return {
    api,
    other,
    staff,
    read,
    versionOf,
    save,
    publishLater,
    get: (url: string, at: TestApi = api) => at.app.inject({ method: 'GET', url }),
    close: async () => {
      await other.close();
      await api.close();
    },
  };
}

export type TestDrafts = Awaited<ReturnType<typeof openTestDrafts>>;
