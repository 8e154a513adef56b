import type { TestBrowser, TestError } from '../browser.js';
import { ACCEPTED, type Outcome } from './outcomes.js';

export interface Answer<Data> {
  data: Data | null;
  outcome: Pick<Outcome, 'codes' | 'httpStatus' | 'requestId'>;
}

/** Sends one operation. What is refused is an answer like any other. */
export async function answerTo<Data>(
  browser: TestBrowser,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Answer<Data>> {
  const response = await browser.post(query, variables);
  const { data = null, errors = [] } = response.json<{ data?: Data | null; errors?: TestError[] }>();
  const codes = [...new Set(errors.map(({ extensions }) => extensions.code))];
  return {
    data,
    outcome: {
      codes: codes.length > 0 ? codes : [ACCEPTED],
      httpStatus: response.statusCode,
      requestId: String(response.headers['x-request-id']),
    },
  };
}
