import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { DataSource } from 'typeorm';
import type { ListExport } from '../../kernel/exports/list-export.js';
import { ImportUploads } from '../../features/import/index.js';
import type { TestBrowser } from '../../testing/browser.js';
import { addWrittenExport } from '../../testing/catalog-exports.js';
import { openIdentities } from '../../testing/identities.js';
import { messageWithFile } from '../../testing/messages.js';
import { operationDocument } from '../../testing/operation-document.js';
import { operations } from '../../testing/operations.js';
import { SPEC_CAUSE } from '../../testing/spec-cause.js';
import { quoteWithFile } from '../../testing/quotes.js';
import { givenAvatar } from '../../testing/avatars.js';
import { givenReceipt } from '../../testing/payment-notices.js';
import { openTestOrders, type TestOrder, type TestOrders } from '../../testing/orders.js';
import { LIST_EXPORTS } from '../exports/list-exports.controller.js';
import { AudienceGuard } from './audience.guard.js';
import {
  ENDS_SESSIONS,
  expectedOf,
  exportsOf,
  IDENTITIES,
  type Identity,
  type Judgement,
  operationsOf,
  OUTCOMES,
  type Outcome,
} from './test-access.js';
import { EXPORT_ROUTES, JUDGEMENTS } from './test-judgements.js';

const REFUSALS: readonly string[] = Object.values(OUTCOMES).filter((outcome) => outcome !== 'admitted');
/** Where nothing depends on a permission, any will do. */
const ANY_PERMISSION = 'orders';

const SMALL_FILE = () => ({ fileName: 'liste.csv', content: Readable.from([Buffer.from('SKU;Stok\n')]) });

type Callers = Record<Identity, TestBrowser>;

let shop: TestOrders;
let address: string;
let order: TestOrder;
let [importId, exportId, receiptId, avatarId] = ['', '', '', ''];
let sent: Record<string, string> = {};
const callers = new Map<string, Promise<Callers>>();
const decisions: boolean[] = [];

beforeAll(async () => {
  recordDecisions();
  shop = await openTestOrders({
    environment: {
      RATE_LIMIT_FACTOR: '1000',
      GUEST_ORDERS_PER_HOUR: '1000',
      METRICS_TOKEN: 'a-token-of-operators',
    },
  });
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shop.app.getHttpServer().address() as { port: number };
  address = `http://127.0.0.1:${port}`;
  order = await shop.place(await shop.customer());
  importId = await shop.app.get(ImportUploads).upload(SMALL_FILE(), SPEC_CAUSE);
  exportId = await addWrittenExport(shop.app);
  sent = { ...(await quoteWithFile(shop)), ...(await messageWithFile(shop)) };
  receiptId = await givenReceipt(shop, order);
  avatarId = await givenAvatar(shop.app.get(DataSource));
  await shop.app.get(DataSource).query(`UPDATE second_factor_policy SET required_for = 'everybody'`);
});

afterAll(() => shop.close());

/** What the guard says of each handler that is asked, so that nobody counts as admitted who never came to it. */
function recordDecisions(): void {
  const guarded = AudienceGuard.prototype.canActivate;
  AudienceGuard.prototype.canActivate = async function (this: AudienceGuard, context) {
    const isAdmitted = await guarded.call(this, context);
    decisions.push(isAdmitted);
    return isAdmitted;
  };
}

function callersFor({ permission = ANY_PERMISSION, besides = [] }: Judgement): Promise<Callers> {
  const name = [permission, ...besides].join(' ');
  const known = callers.get(name) ?? openIdentities(shop, permission, besides);
  callers.set(name, known);
  return known;
}

/** The outcome of an operation; the code of any other refusal unless the guard was passed before it. */
async function outcomeOf(browser: TestBrowser, name: string, judgement: Judgement): Promise<string> {
  const operation = operations().find(({ field }) => field.name === name);
  if (!operation) return 'there is no such operation';
  // Keys are created by somebody who has their permissions.
  const Permission = (judgement.permission ?? ANY_PERMISSION).toUpperCase();
  const values = { Permission, ID: order.id };
  const { query, variables } = operationDocument(operation.kind, operation.field, values);
  decisions.length = 0;
  const code = await browser.codeOf(query, variables);
  const isAdmitted = code === 'accepted' || (decisions[0] === true && !REFUSALS.includes(code));
  return isAdmitted ? 'admitted' : code;
}

/** The values of the parameters that a path may have. */
const parameters = (): Record<string, string> => ({
  orderId: order.id,
  ...sent,
  receiptId,
  avatarId,
  slug: order.documents[0]?.slug ?? '',
  token: 'a'.repeat(43),
  name: 'yok-640.webp',
  file: '1.xml',
  id: importId,
  exportId,
});

function addressOf(path: string): string {
  const known = parameters();
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (known[name] === undefined) throw new Error(`No value is known for :${name} of ${path}`);
    return known[name];
  });
  return `${address}${filled.replace('*', 'siparisler')}`;
}

const PICTURES = ['/admin/gorsel', '/admin/icerik-gorseli', '/profil-resmi'];
const TINY_PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const FILES: Record<string, Buffer> = {
  ...Object.fromEntries(PICTURES.map((path) => [path, TINY_PICTURE])),
  '/admin/belge': Buffer.from('%PDF-1.7'),
  '/odeme-dekontu': Buffer.from('%PDF-1.7'),
};

const DRAFT_PAPER = '/admin/teklifler/:quoteId/onizleme';
const DRAFT = {
  lines: [{ id: randomUUID(), description: 'Vana', quantity: 1, unit: 'adet', unitPrice: 1, discount: 0 }],
  shipping: 0,
  validUntil: new Date(Date.now() + 864_000_000).toISOString().slice(0, 10),
};

/** As somebody behind the proxy sends it. */
async function visit({ cookies, headers }: TestBrowser, endpoint: string): Promise<Response> {
  const [method = '', path = ''] = endpoint.split(' ');
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sent = { ...headers, cookie, 'x-forwarded-for': '203.0.113.9' };
  // A file without a row, a picture of one pixel, a document of one line: who may upload it is what is asked.
  const file = FILES[path] ?? 'Kategori_Adi;Aciklama\n';
  if (path === DRAFT_PAPER) {
    const json = { ...sent, 'content-type': 'application/json' };
    return fetch(addressOf(path), { method, headers: json, body: JSON.stringify(DRAFT), redirect: 'manual' });
  }
  const body = method === 'POST' && path !== '/graphql' ? file : undefined;
  return fetch(addressOf(path), { method, headers: sent, body, redirect: 'manual' });
}

/** An endpoint that not everybody may ask has something to show: admitted is who gets it. */
async function outcomeAt(browser: TestBrowser, endpoint: string, { access }: Judgement): Promise<string> {
  const response = await visit(browser, endpoint);
  const { status, headers } = response;
  const isJson = headers.get('content-type')?.includes('application/json') ?? false;
  const { code } = isJson ? ((await response.json().catch(() => ({}))) as { code?: string }) : {};
  await response.body?.cancel().catch(() => undefined);
  if (code !== undefined && REFUSALS.includes(code)) return code;
  const isOpen = access === 'everybody alike' ? ![401, 403].includes(status) && status < 500 : response.ok;
  return isOpen ? 'admitted' : `status ${status}`;
}

/** The answer to HEAD has no body that names the code. */
const HEAD_OUTCOMES: Record<Outcome, string> = {
  admitted: 'admitted',
  SIGN_IN_REQUIRED: 'status 401',
  FORBIDDEN: 'status 403',
  API_KEY_INVALID: 'status 401',
  SECOND_FACTOR_MUST_BE_SET_UP: 'status 403',
};

async function outcomes(
  judgement: Judgement,
  ask: (browser: TestBrowser) => Promise<string>,
): Promise<Record<string, string>> {
  const browsers = await callersFor(judgement);
  const found: [Identity, string][] = [];
  for (const identity of IDENTITIES) found.push([identity, await ask(browsers[identity])]);
  return Object.fromEntries(found);
}

const titleOf = ({ access, permission, besides = [] }: Judgement) =>
  permission ? `${access}: ${[permission, ...besides].join(', ')}` : access;

it('judges every operation of the schema once', () => {
  const judged = JUDGEMENTS.flatMap(operationsOf);
  expect(judged.toSorted()).toEqual(
    operations()
      .map(({ field }) => field.name)
      .toSorted(),
  );
});

it('judges every endpoint of the process once', () => {
  const judged = [...JUDGEMENTS.flatMap(({ endpoints = [] }) => endpoints), ...EXPORT_ROUTES];
  const registered = shop.routes.flatMap(({ method, url }) =>
    [method].flat().map((name) => `${name} ${url}`),
  );
  expect(judged.toSorted()).toEqual([...new Set(registered)].toSorted());
});

it('judges every list that is exported once, by the permission that it asks for', () => {
  const judged = JUDGEMENTS.flatMap((judgement) =>
    exportsOf(judgement).map((name) => ({ name, permission: judgement.permission })),
  );
  const lists = shop.app.get<ListExport[]>(LIST_EXPORTS, { strict: false });
  expect(judged).toEqual(lists.map(({ name, permission }) => ({ name, permission })));
});

it('lets nobody change anything without asking who they are', () => {
  const alike = JUDGEMENTS.filter(({ access }) => access === 'everybody alike').flatMap(operationsOf);
  const changing = operations().filter(
    ({ kind, field }) => kind === 'mutation' && alike.includes(field.name),
  );
  expect(changing.map(({ field }) => field.name)).toEqual([]);
});

describe.each(JUDGEMENTS.map((judgement) => [titleOf(judgement), judgement] as const))(
  '%s',
  (_title, judgement) => {
    const names = operationsOf(judgement);
    const addressesOf = (name: string) => EXPORT_ROUTES.map((route) => route.replace(':list', name));
    const endpoints = [...(judgement.endpoints ?? []), ...exportsOf(judgement).flatMap(addressesOf)];
    const expected = expectedOf(judgement);

    if (names.length > 0) {
      it.each(names)('admits to %s', async (name) => {
        const found = await outcomes(judgement, (browser) => outcomeOf(browser, name, judgement));
        expect({ [name]: found }).toEqual({ [name]: expected });
        if (ENDS_SESSIONS.includes(name)) callers.clear();
      });
    }

    if (endpoints.length > 0) {
      it.each(endpoints)('admits to %s', async (endpoint) => {
        const isHead = endpoint.startsWith('HEAD ');
        const wanted = Object.entries(expected).map(([identity, outcome]): [string, string] => [
          identity,
          isHead ? HEAD_OUTCOMES[outcome] : outcome,
        ]);
        const found = await outcomes(judgement, (browser) => outcomeAt(browser, endpoint, judgement));
        expect({ [endpoint]: found }).toEqual({ [endpoint]: Object.fromEntries<string>(wanted) });
      });
    }
  },
);
