import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';
import { operationDocument } from '../../testing/operation-document.js';
import { operations } from '../../testing/operations.js';
import { ENDS_SESSIONS } from './test-access.js';

let api: TestApi;
/** In which a customer and a super admin are signed in. */
let browser: TestBrowser;

beforeAll(async () => {
  api = await openTestApi({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  browser = await api.staff();
  for (const [name, value] of (await api.customer()).cookies) browser.cookies.set(name, value);
});
afterAll(() => api.close());

/** What is no UUID is as unknown as one that nothing has. */
it.each(['x', ''])('answers the id «%s» with no internal error, whatever is asked', async (ID) => {
  const internal: string[] = [];
  for (const { kind, field } of operations()) {
    if (ENDS_SESSIONS.includes(field.name)) continue;
    const { query, variables } = operationDocument(kind, field, { ID });
    if ((await browser.codeOf(query, variables)) === 'INTERNAL') internal.push(field.name);
  }
  expect(internal).toEqual([]);
});
