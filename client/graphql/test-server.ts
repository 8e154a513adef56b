import { type DocumentNode, type ExecutionResult, getOperationAST, type GraphQLError, parse } from 'graphql';
import { ENDPOINT, type Execute, openBrowserClient } from './client';
import { type ResultOf, type VariablesOf } from './graphql';
import { type Given } from './test-answers';
import { complete, requestProblems } from './test-schema';

/** What the server says to one request of a document; `cut` where the connection is lost. */
export type Answer<Document> = Given<ResultOf<Document>> | GraphQLError | 'cut';

type GivenAnswer<Document> = Answer<Document> | Promise<Answer<Document>>;
type Answering<Document> =
  | GivenAnswer<Document>
  | ((variables: VariablesOf<Document>) => GivenAnswer<Document>);

interface TestRequest {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
}

/** Stands in for the server of the shop: checks by the schema what it is asked, and what a spec has it answer. */
class TestServer {
  /** All that was asked, in that order. */
  readonly requests: TestRequest[] = [];
  /** Of the browser, as the storefront opens it. */
  readonly client = openBrowserClient({});
  private readonly prepared = new Map<string, unknown[]>();
  private problems: string[] = [];
  private readonly fetchBefore = globalThis.fetch;
  private isOpen = true;
  private answering = 0;

  constructor() {
    globalThis.fetch = async (request, init) => {
      if (pathOf(request) !== ENDPOINT || typeof init?.body !== 'string') {
        const call = `${init?.method ?? 'GET'} ${pathOf(request)}`;
        this.report(call, ['Only operations of GraphQL are answered.']);
        throw new TypeError('Failed to fetch');
      }
      this.answering += 1;
      try {
        return Response.json(await this.execute(JSON.parse(init.body) as Parameters<Execute>[0]));
      } finally {
        this.answering -= 1;
      }
    };
  }

  /**
   * Prepares the answers to an operation, in place of those prepared before. Each is given once, except a function: that
   * answers from then on. A promise holds its answer back.
   */
  answers<Document extends DocumentNode>(document: Document, ...answers: Answering<Document>[]): void {
    if (!this.isOpen) throw new Error('This server belongs to another test: was its module loaded anew?');
    this.prepared.set(nameOf(document), answers);
  }

  /** Whether all that was asked is answered, but for answers that a spec holds back. */
  get isIdle(): boolean {
    return this.answering === 0;
  }

  /** The variables of all requests of an operation. */
  sent<Document extends DocumentNode>(document: Document): VariablesOf<Document>[] {
    const asked = this.requests.filter(({ operation }) => operation === nameOf(document));
    return asked.map(({ variables }) => variables as VariablesOf<Document>);
  }

  readonly execute: Execute = async ({ query, variables = {} }) => {
    const document = this.parsed(query);
    if (!document) return {};
    const operation = nameOf(document);
    this.requests.push({ operation, variables });
    const problems = requestProblems(document, variables);
    if (problems.length > 0) return this.report(operation, problems);
    const given = await this.next(operation, variables);
    if (given === 'cut') throw new TypeError('Failed to fetch');
    if (given === undefined) return this.report(operation, ['No answer is prepared for it.']);
    const completed = complete(document, given, variables);
    return completed.problems.length > 0 ? this.report(operation, completed.problems) : completed.answer;
  };

  /** Throws what was wrong with requests and answers: a screen may have shown that as any other error. */
  close(): void {
    this.isOpen = false;
    globalThis.fetch = this.fetchBefore;
    const problems = this.takeProblems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  }

  takeProblems(): string[] {
    const { problems } = this;
    this.problems = [];
    return problems;
  }

  private parsed(query: string): DocumentNode | undefined {
    try {
      return parse(query);
    } catch (error) {
      this.report(query, [(error as Error).message]);
      return undefined;
    }
  }

  private async next(operation: string, variables: object): Promise<unknown> {
    const answers = this.prepared.get(operation);
    const [next] = answers ?? [];
    if (typeof next !== 'function') return this.whenGiven(answers?.shift());
    try {
      return await this.whenGiven((next as (asked: object) => unknown)(variables));
    } catch (error) {
      return error;
    }
  }

  private async whenGiven(answer: unknown): Promise<unknown> {
    this.answering -= 1;
    try {
      return await answer;
    } finally {
      this.answering += 1;
    }
  }

  private report(operation: string, problems: readonly string[]): ExecutionResult {
    const reported = problems.map((problem) => `${operation}: ${problem}`);
    if (this.isOpen) this.problems.push(...reported);
    else failRun(`After its test had ended: ${reported.join('\n')}`);
    return {};
  }
}

/** Nobody takes what is reported now, and the one who asked would take an error for a lost connection. */
function failRun(message: string): void {
  queueMicrotask(() => {
    throw new Error(message);
  });
}

function pathOf(request: RequestInfo | URL): string {
  return new URL(request instanceof Request ? request.url : request, 'http://localhost').pathname;
}

function nameOf(document: DocumentNode): string {
  return getOperationAST(document)?.name?.value ?? '';
}

/** The server of the test that runs. */
export let server: TestServer;

beforeEach(() => {
  server = new TestServer();
});
afterEach(() => server.close());
