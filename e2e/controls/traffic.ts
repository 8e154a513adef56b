import { AsyncResource } from 'node:async_hooks';
import { type Page, type Request, type Response } from '@playwright/test';
import { deadEndIn } from './judge';
import { textOf } from './page-state';

/** Codes of answers that no screen may cause: the request itself was wrong, or the server failed. */
const NEVER_EXPECTED = /INTERNAL|GRAPHQL_VALIDATION_FAILED|GRAPHQL_PARSE_FAILED|BAD_REQUEST|UNAUTHENTICATED/;

/** Console messages that a screen may not cause. */
const CONSOLE_ERROR = /error|warning|hydrat|Content Security Policy|did not match/i;

/** Between what a lazy part loads and what it asks then. */
const QUIET_MS = 60;
const LONGEST_MS = 5_000;
/** Until a worker of a busy machine has compared a short file. */
const LONGEST_WORK_MS = 20_000;

const LATE_MS = 400;

interface GraphqlAnswer {
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Watches what a page sends, gets and logs. */
export class Traffic {
  problems: string[] = [];
  /** Whether something was changed on the server since this was taken back. */
  hasChanged = false;
  /** Requests, and windows, files and pickers that opened. */
  effects = 0;
  private readonly pending = new Set<Request>();
  private readonly reading = new Set<Promise<void>>();
  private lastEnd = 0;

  constructor(
    private readonly page: Page,
    private readonly isCutOff: boolean,
  ) {
    page.on('request', (request) => this.began(request));
    page.on('requestfinished', (request) => this.ended(request));
    page.on('requestfailed', (request) => this.ended(request));
    // Reads the answer within the step of the walk, as `controls.spec.ts` needs it.
    page.on(
      'response',
      AsyncResource.bind((response: Response) => this.follow(this.answered(response))),
    );
    page.on('pageerror', ({ message }) => this.problems.push(`uncaught: ${message}`));
    page.on('console', (message) => {
      const isFailedResource = message.text().startsWith('Failed to load resource');
      if (!CONSOLE_ERROR.test(`${message.type()} ${message.text()}`) || isFailedResource) return;
      this.problems.push(`console: ${message.text()}`);
    });
    page.on('download', () => (this.effects += 1));
    page.on('filechooser', () => (this.effects += 1));
    page.on('popup', (popup) => {
      this.effects += 1;
      this.follow(this.judgeWindow(popup));
    });
  }

  /** Forgets what was seen so far. */
  restart(): void {
    this.problems = [];
    this.effects = 0;
    this.pending.clear();
  }

  /** Waits until nothing is loading, the page is idle, and nothing has begun to load by then. */
  async settle(): Promise<void> {
    const deadline = Date.now() + LONGEST_MS;
    do {
      await this.page.evaluate(
        (quietMs) =>
          new Promise((done) => requestIdleCallback(() => setTimeout(done, quietMs), { timeout: 1_000 })),
        QUIET_MS,
      );
      await Promise.all(this.reading);
    } while (Date.now() < deadline && (this.pending.size > 0 || Date.now() - this.lastEnd < QUIET_MS));
  }

  /** Waits also for what begins once everything is loaded. */
  async settleLate(): Promise<void> {
    await this.page.evaluate((lateMs) => new Promise((done) => setTimeout(done, lateMs)), LATE_MS);
    await this.settle();
  }

  /** What a press shows, such as a notice, may come later than all that it loads; what it began to run ends by itself. */
  async comeToRest(): Promise<void> {
    const deadline = Date.now() + LONGEST_WORK_MS;
    const isRunning = (text: string) => text.includes('progressbar') && Date.now() < deadline;
    for (let [text, next] = ['', await textOf(this.page)]; text !== next || isRunning(next);) {
      await this.settleLate();
      [text, next] = [next, await textOf(this.page)];
    }
  }

  private began(request: Request): void {
    if (request.resourceType() === 'eventsource' || request.url().endsWith('/admin/live')) return;
    this.pending.add(request);
    this.effects += 1;
    this.hasChanged ||= /"query":"mutation /.test(request.postData() ?? '');
  }

  private ended(request: Request): void {
    if (this.pending.delete(request)) this.lastEnd = Date.now();
  }

  private follow(work: Promise<void>): void {
    this.reading.add(work);
    void work.finally(() => this.reading.delete(work));
  }

  /** A screen that opens beside this one may be no dead end either. */
  private async judgeWindow(popup: Page): Promise<void> {
    // What is loaded as a file leaves its window empty.
    await popup.waitForLoadState('load', { timeout: LONGEST_MS }).catch(() => undefined);
    const deadEnd = deadEndIn(await textOf(popup).catch(() => ''));
    if (deadEnd) this.problems.push(`opens «${deadEnd}» at ${popup.url()}`);
    await popup.close();
  }

  private async answered(response: Response): Promise<void> {
    if (this.isCutOff) return;
    const request = response.request();
    const operation = /"query":"(?:query|mutation) (\w+)/.exec(request.postData() ?? '')?.[1];
    const { pathname } = new URL(response.url());
    // GraphQL answers what it refuses after it began with 200.
    if (response.status() >= 400) this.problems.push(`${pathname} answers ${String(response.status())}`);
    if (pathname !== '/graphql') return;
    // The page may be gone with the answer still on its way.
    const answer = (await response.json().catch(() => ({}))) as GraphqlAnswer;
    for (const { message, extensions } of answer.errors ?? []) {
      const code = extensions?.code ?? 'without a code';
      if (NEVER_EXPECTED.test(code)) {
        this.problems.push(`${operation ?? 'an operation'} answers ${code}: ${message}`);
      }
    }
  }
}
