import { jest } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { openTestApi, type TestApi } from '../../testing/api.js';
import type { TestBrowser } from '../../testing/browser.js';
import { operationDocument } from '../../testing/operation-document.js';

type Outcome = 'admitted' | 'SIGN_IN_REQUIRED' | 'FORBIDDEN';

/** Each signed in anew for every operation, since some operations sign them out. */
const CALLERS = {
  guest: () => Promise.resolve(api.browser()),
  customer: () => api.customer(),
  'staff with orders': () => api.staff(['orders']),
  'staff with settings': () => api.staff(['settings']),
  'program with orders': () => api.program(['orders']),
  'program with catalog': () => api.program(['catalog']),
} satisfies Record<string, () => Promise<TestBrowser>>;

type Row = readonly Outcome[];

/** What each caller gets, in the order of the callers. */
const ROWS: Record<string, Row> = {
  everybody: ['admitted', 'admitted', 'admitted', 'admitted', 'admitted', 'admitted'],
  visitors: ['admitted', 'admitted', 'admitted', 'admitted', 'admitted', 'FORBIDDEN'],
  customers: [
    'SIGN_IN_REQUIRED',
    'admitted',
    'SIGN_IN_REQUIRED',
    'SIGN_IN_REQUIRED',
    'FORBIDDEN',
    'FORBIDDEN',
  ],
  'staff themselves': [
    'SIGN_IN_REQUIRED',
    'SIGN_IN_REQUIRED',
    'admitted',
    'admitted',
    'FORBIDDEN',
    'FORBIDDEN',
  ],
  'staff: settings': [
    'SIGN_IN_REQUIRED',
    'SIGN_IN_REQUIRED',
    'FORBIDDEN',
    'admitted',
    'FORBIDDEN',
    'FORBIDDEN',
  ],
  'staff: any': ['SIGN_IN_REQUIRED', 'SIGN_IN_REQUIRED', 'admitted', 'admitted', 'FORBIDDEN', 'FORBIDDEN'],
  'back office: orders': [
    'SIGN_IN_REQUIRED',
    'SIGN_IN_REQUIRED',
    'admitted',
    'FORBIDDEN',
    'admitted',
    'FORBIDDEN',
  ],
};

const OPERATIONS: Record<keyof typeof ROWS, string> = {
  everybody: `calculatePrice cart catalogSummary categories category checkoutOptions currentStaff demoAccounts footer header
    maintenance me page passwordRules product products siteSettings staticPage staticPages suggestions
    addToCart adminLogin adminLogout clearCart confirmCart login logout mergeCart register removeFromCart
    requestPasswordReset resetPassword restoreCart updateQuantity verifyEmail`,
  visitors: 'orderByToken orderDocuments addOrder cancelOwnOrder requestOrderLink',
  customers: 'myOrders mySessions order endSession requestEmailVerification updateUser',
  'staff themselves': `myStaffSessions beginSecondFactor changeStaffPassword confirmSecondFactor endStaffSession
    removeSecondFactor renewRecoveryCodes`,
  'staff: settings': `apiKeys orderMailSwitches secondFactorPolicy createApiKey revokeApiKey updateOrderMailSwitches
    updateSecondFactorPolicy`,
  'staff: any': 'notices markAllNoticesSeen markNoticeSeen',
  'back office: orders': `adminOrder adminOrderCounts adminOrderNeighbors adminOrders addOrderNote cancelOrder changeOrderStatus changeOrderStatuses
    correctOrderShipment markOrderPaid orderCarriers orderMailPreview reactivateOrder renewOrderLink resendOrderConfirmation
    revertOrderPayment withdrawOrderNote changes`,
};

/** Keys are created by somebody who has their permissions. */
const OWN_PERMISSION = { Permission: 'SETTINGS' };

jest.setTimeout(120_000);

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { RATE_LIMIT_FACTOR: '1000' } });
});

afterAll(() => api.close());

const namesOf = (operations: string) => operations.split(/\s+/).filter(Boolean);

function fields() {
  const { schema } = api.app.get(GraphQLSchemaHost);
  const listed = (kind: 'query' | 'mutation', type = schema.getQueryType()) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
  return [...listed('query'), ...listed('mutation', schema.getMutationType())];
}

async function outcomeFor(browser: TestBrowser, name: string): Promise<Outcome> {
  const found = fields().find(({ field }) => field.name === name);
  if (!found) throw new Error(`There is no operation ${name}`);
  const { query, variables } = operationDocument(found.kind, found.field, OWN_PERMISSION);
  const code = await browser.codeOf(query, variables);
  return code === 'FORBIDDEN' || code === 'SIGN_IN_REQUIRED' ? code : 'admitted';
}

it('says of every operation of the schema who may call it', () => {
  const listed = Object.values(OPERATIONS).flatMap(namesOf);
  expect([...listed].sort()).toEqual(
    fields()
      .map(({ field }) => field.name)
      .sort(),
  );
});

it.each(
  Object.keys(OPERATIONS).flatMap((row) => namesOf(OPERATIONS[row]!).map((name) => [name, row] as const)),
)('admits to %s: %s', async (name, row) => {
  const outcomes: string[] = [];
  for (const [caller, open] of Object.entries(CALLERS)) {
    outcomes.push(`${caller}: ${await outcomeFor(await open(), name)}`);
  }
  expect(outcomes).toEqual(Object.keys(CALLERS).map((caller, place) => `${caller}: ${ROWS[row]![place]!}`));
});

it('reads with an unknown key no more than what everybody reads alike, and changes nothing', async () => {
  const browser = api.browser();
  browser.headers.authorization = `Bearer key_${'a'.repeat(43)}`;
  const answered: string[] = [];
  for (const { kind, field } of fields()) {
    const { query, variables } = operationDocument(kind, field);
    const { errors } = (await browser.post(query, variables)).json<{ errors?: unknown[] }>();
    if (!errors) answered.push(`${kind} ${field.name}`);
  }
  const readByEverybody = namesOf(OPERATIONS.everybody!).map((name) => `query ${name}`);
  expect(answered.filter((operation) => !readByEverybody.includes(operation))).toEqual([]);
  expect(answered).not.toContain('query cart');
  expect(answered).not.toContain('query me');
});
