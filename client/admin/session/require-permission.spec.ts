import { type Client } from '@urql/core';
import { type LoaderFunctionArgs } from 'react-router-dom';
import { server } from '../../graphql/test-server';
import { type CurrentStaff, CurrentStaffQuery } from './current-staff';
import { followChangedStaff, followEndedSession } from './ended-session';
import { NotAllowedError } from './not-allowed-error';
import { frameLoader, requirePermission } from './require-permission';
import { staffWith } from './test-staff';

const ADDRESS = 'https://shop.example/admin/siparisler?sayfa=2';
/** The panel for the person the server answers is signed in; each next answer is for one more question. */
function panelOf(...answers: (CurrentStaff['permissions'] | null)[]): Client {
  return panelWith({}, ...answers);
}

function panelWith(
  different: Partial<CurrentStaff['secondFactor']>,
  ...answers: (CurrentStaff['permissions'] | null)[]
): Client {
  const { secondFactor, ...staff } = staffWith();
  const staffOf = (permissions: CurrentStaff['permissions']) => ({
    ...staff,
    permissions,
    secondFactor: { ...secondFactor, ...different },
  });
  const given = answers.map((permissions) => ({ currentStaff: permissions && staffOf(permissions) }));
  server.answers(CurrentStaffQuery, ...given);
  return server.client;
}

async function locationOf(answer: unknown): Promise<{ url: URL; isLoadedAnew: boolean }> {
  const response = await answer;
  expect(response).toBeInstanceOf(Response);
  const { headers } = response as Response;
  const url = new URL(headers.get('location') ?? '', ADDRESS);
  return { url, isLoadedAnew: headers.has('x-remix-reload-document') };
}

const askedFor = (address: string) =>
  ({ request: new Request(new URL(address, ADDRESS)), params: {} }) as LoaderFunctionArgs;
const asked = askedFor(ADDRESS);
const load = (request: Request) => `data for ${new URL(request.url).search}`;

it.each<[CurrentStaff['permissions']]>([[['ORDERS']], [['CONTENT', 'ORDERS']], [['ALL']]])(
  'loads for staff with %j',
  async (permissions) => {
    await expect(requirePermission('ORDERS', panelOf(permissions), load)(asked)).resolves.toBe(
      'data for ?sayfa=2',
    );
  },
);

it('loads the next screen beside the question who is signed in, not after its answer', async () => {
  const loads: string[] = [];
  const openScreen = requirePermission('ORDERS', panelOf(['ORDERS'], ['ORDERS']), ({ url }) =>
    loads.push(url),
  );
  await openScreen(asked);
  const opening = openScreen(askedFor('/admin/siparisler/1'));
  expect(loads).toEqual([ADDRESS, new URL('/admin/siparisler/1', ADDRESS).href]);
  await opening;
});

it('loads nothing for staff without the permission', async () => {
  const loads: string[] = [];
  const loading = requirePermission('ORDERS', panelOf(['CONTENT']), ({ url }) => loads.push(url))(asked);
  await expect(loading).rejects.toThrow(NotAllowedError);
  expect(loads).toEqual([]);
});

it.each([
  ['a permission', (panel: Client) => requirePermission('ORDERS', panel, load)],
  ['staff', (panel: Client) => requirePermission(undefined, panel, load)],
])('sends who is not signed in to the door and back where %s is asked for', async (_asks, loaderOf) => {
  const { url, isLoadedAnew } = await locationOf(loaderOf(panelOf(null))(asked));
  expect(url.pathname).toBe('/admin/login');
  expect(Object.fromEntries(url.searchParams)).toEqual({ donus: '/admin/siparisler?sayfa=2' });
  expect(isLoadedAnew).toBe(false);
});

const staffName = (_request: Request, { name }: { name: string }) => name;

it.each([
  ['a link', '/admin/hesabim'],
  ['Back, when the address bar is ahead,', '/admin/siparisler'],
])('says that the session is over to those whom %s leads to another screen', async (_how, shown) => {
  const loader = requirePermission(undefined, panelOf(['ORDERS'], null), staffName);
  await expect(loader(askedFor('/admin/hesabim'))).resolves.toBe('Ayşe Yılmaz');
  window.history.replaceState(null, '', shown);
  const { url, isLoadedAnew } = await locationOf(loader(asked));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    donus: '/admin/siparisler?sayfa=2',
    oturum: 'bitti',
  });
  expect(isLoadedAnew).toBe(true);
  window.history.replaceState(null, '', '/');
});

it('leaves the screen as it is where somebody stays on it, and lets it ask for a new sign-in', async () => {
  let announced = 0;
  const unfollow = followEndedSession(() => (announced += 1));
  const loader = requirePermission(undefined, panelOf(['ORDERS'], null), staffName);
  await loader(asked);
  await expect(loader(askedFor('/admin/siparisler?sayfa=3'))).resolves.toBe('Ayşe Yılmaz');
  expect(announced).toBe(1);
  unfollow();
});

it('lets all staff see what asks for no permission', async () => {
  await expect(requirePermission(undefined, panelOf([]), (_request, { name }) => name)(asked)).resolves.toBe(
    'Ayşe Yılmaz',
  );
});

it('sends who must set up a second factor first to their own account', async () => {
  const { url } = await locationOf(
    requirePermission('ORDERS', panelWith({ mustEnrol: true }, []), load)(asked),
  );
  expect(url.pathname).toBe('/admin/hesabim');
});

it('lets a session from before go on that lacks a second factor by now', async () => {
  const loader = requirePermission('ORDERS', panelWith({ mustEnrol: true }, ['ORDERS']), load);
  await expect(loader(asked)).resolves.toBe('data for ?sayfa=2');
});

it('keeps the frame of who was signed in last where the server cannot be asked', async () => {
  const staff = staffWith();
  server.answers(CurrentStaffQuery, { currentStaff: staff }, 'cut');
  const loader = frameLoader(server.client);
  await expect(loader(asked)).resolves.toMatchObject({ id: staff.id, permissions: staff.permissions });
  await expect(loader(asked)).resolves.toMatchObject({ id: staff.id, permissions: staff.permissions });
  expect(server.sent(CurrentStaffQuery)).toHaveLength(2);
});

it('has no frame where the server could never be asked', async () => {
  server.answers(CurrentStaffQuery, 'cut');
  await expect(frameLoader(server.client)(asked)).rejects.toThrow('Failed to fetch');
});

it('checks the session beside the data of who was permitted a moment ago', async () => {
  const panel = panelOf(['ORDERS']);
  await requirePermission('ORDERS', panel, load)(asked);
  const steps: string[] = [];
  server.answers(CurrentStaffQuery, async () => {
    await Promise.resolve();
    steps.push('session');
    return { currentStaff: staffWith({ permissions: ['ORDERS'] }) };
  });
  const loader = requirePermission('ORDERS', panel, async () => {
    steps.push('data');
    await new Promise((resolve) => void setTimeout(resolve, 20));
    return 'read';
  });
  await expect(loader(asked)).resolves.toBe('read');
  expect(steps).toEqual(['data', 'session']);
});

it('shows cached data before the session is checked, and announces lost permissions then', async () => {
  const panel = panelOf(['ORDERS']);
  await requirePermission('ORDERS', panel, load)(asked);
  let answer: () => void = () => undefined;
  server.answers(CurrentStaffQuery, () =>
    new Promise<void>((resolve) => (answer = resolve)).then(() => ({
      currentStaff: staffWith({ permissions: [] }),
    })),
  );
  const announced = new Promise<CurrentStaff>((resolve) => void followChangedStaff(resolve));
  const cached = requirePermission('ORDERS', panel, () => Promise.resolve('cached'));
  await expect(cached(asked)).resolves.toBe('cached');
  answer();
  await expect(announced).resolves.toMatchObject({ permissions: [] });
});

it('lets a screen shown from the cache ask for a new sign-in once the check says that the session is over', async () => {
  const loader = requirePermission('ORDERS', panelOf(['ORDERS'], null), () => Promise.resolve('cached'));
  await loader(asked);
  const announced = new Promise<void>((resolve) => void followEndedSession(resolve));
  await expect(loader(asked)).resolves.toBe('cached');
  await expect(announced).resolves.toBeUndefined();
});
