import { type Locator, type Page } from '@playwright/test';
import { main } from './page';

const SECONDS = 1_000;

const JOB = {
  __typename: 'Job',
  id: '01980000-0000-7000-8000-000000000001',
  kind: 'import-apply',
  subjectId: '01980000-0000-7000-8000-0000000000aa',
  subjectName: 'vanora-2026-kis.xlsx' as string | null,
  status: 'RUNNING',
  progress: { __typename: 'JobProgress', stage: 'applying', done: 420, total: 1_000 },
  error: null as null | { __typename: 'JobError'; message: string; code: string | null },
  failedAttempts: 0,
  isCancelRequested: false,
  isCancellable: true,
  isRepeatable: false,
  actor: { __typename: 'HistoryActor', kind: 'STAFF', name: 'Ayşe Yılmaz' as string | null },
  createdAt: new Date(Date.now() - 90 * SECONDS).toISOString(),
  dueAt: new Date(Date.now() - 90 * SECONDS).toISOString(),
  startedAt: new Date(Date.now() - 80 * SECONDS).toISOString() as string | null,
  finishedAt: null as string | null,
};

export type PretendedJob = typeof JOB;

/** A job that runs, with whatever else is said of it. */
export const job = (different: Partial<PretendedJob> = {}): PretendedJob => ({ ...JOB, ...different });

export const FAILED: PretendedJob = job({
  id: '01980000-0000-7000-8000-000000000002',
  kind: 'import-plan',
  status: 'FAILED',
  progress: { __typename: 'JobProgress', stage: 'reading', done: 0, total: 0 },
  error: {
    __typename: 'JobError',
    message: 'Çalışma kitabı parola ile korunuyor. Parolayı kaldırıp yeniden yükleyin.',
    code: 'SPREADSHEET_LOCKED',
  },
  failedAttempts: 1,
  isCancellable: false,
  isRepeatable: true,
  finishedAt: new Date().toISOString(),
});

export const WAITING: PretendedJob = job({
  id: '01980000-0000-7000-8000-000000000003',
  kind: 'import-pictures',
  status: 'WAITING',
  error: { __typename: 'JobError', message: 'Error ECONNRESET', code: null },
  failedAttempts: 2,
  startedAt: null,
});

/** What the shop under test is pretended to have; a test changes it as it goes on. */
export interface PretendedJobs {
  jobs: PretendedJob[];
  /** Names of the operations that were sent, in their order. */
  sent: string[];
}

/** Lets the panel believe that there are these jobs: a shop that has just started has none. */
export async function pretendJobs(page: Page, ...jobs: PretendedJob[]): Promise<PretendedJobs> {
  const pretended: PretendedJobs = { jobs, sent: [] };
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = (route.request().postDataJSON() ?? {}) as {
      operationName?: string;
      variables?: { id?: string; filter?: { statuses?: string[] } };
    };
    const answer = answerTo(operationName, variables ?? {}, pretended);
    if (!answer) {
      await route.fallback();
      return;
    }
    pretended.sent.push(operationName ?? '');
    await route.fulfill({ json: { data: answer } });
  });
  return pretended;
}

function answerTo(
  operation: string | undefined,
  { id, filter }: { id?: string; filter?: { statuses?: string[] } },
  pretended: PretendedJobs,
): object | undefined {
  const change = (different: Partial<PretendedJob>) => {
    pretended.jobs = pretended.jobs.map((one) => (one.id === id ? { ...one, ...different } : one));
    return pretended.jobs.find((one) => one.id === id);
  };
  if (operation === 'CancelJob') {
    return { cancelJob: change({ isCancelRequested: true, isCancellable: false }) };
  }
  if (operation === 'RetryJob') {
    return { retryJob: change({ status: 'WAITING', error: null, isRepeatable: false, finishedAt: null }) };
  }
  if (operation !== 'PanelJobs') return undefined;
  const items = pretended.jobs.filter(({ status }) => filter?.statuses?.includes(status) ?? true);
  const counted = ['WAITING', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'].map((status) => ({
    __typename: 'JobStatusCount',
    status,
    count: pretended.jobs.filter((one) => one.status === status).length,
  }));
  return {
    jobs: { __typename: 'JobList', total: items.length, items },
    jobCounts: counted,
    failedSideEffects: { __typename: 'FailedSideEffectList', total: 0 },
  };
}

/** Lets the panel believe that two mails could not be sent until they are sent again. */
export async function pretendFailedMails(page: Page): Promise<void> {
  let ids = ['41', '42'];
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = (route.request().postDataJSON() ?? {}) as {
      operationName?: string;
      variables?: { ids?: string[] };
    };
    if (operationName === 'RetrySideEffects') {
      const sent = variables?.ids ?? [];
      ids = ids.filter((id) => !sent.includes(id));
      await route.fulfill({ json: { data: { retrySideEffects: sent } } });
    } else if (operationName === 'PanelFailedSideEffects') {
      const items = ids.map((id) => ({
        __typename: 'FailedSideEffect',
        id,
        name: id === '41' ? 'order-received-mail' : 'password-reset-mail',
        fact: id === '41' ? 'OrderPlaced' : 'PasswordResetRequested',
        subjectId: '01980000-0000-4000-8000-0000000000bb',
        attempts: 12,
        error: 'Error EENVELOPE',
        failedAt: new Date().toISOString(),
      }));
      const failedSideEffects = { __typename: 'FailedSideEffectList', total: items.length, items };
      await route.fulfill({ json: { data: { failedSideEffects, jobCounts: [] } } });
    } else await route.fallback();
  });
}

export const rowNamed = (page: Page, name: string): Locator =>
  main(page).getByRole('row').filter({ hasText: name });
