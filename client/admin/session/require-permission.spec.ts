import { type Client } from '@urql/core';
import { type LoaderFunctionArgs } from 'react-router-dom';
import { followEndedSession } from './ended-session';
import { NotAllowedError } from './not-allowed-error';
import { frameLoader, requirePermission, requireStaff } from './require-permission';

const ADDRESS = 'https://shop.example/admin/siparisler?sayfa=2';
const STAFF = {
  id: '1',
  name: 'Ayşe',
  email: 'ayse@shop.example',
  secondFactor: { isActive: false, isRequired: false, mustEnrol: false, recoveryCodesLeft: 0 },
};

/** The panel for the person the server answers is signed in; each next answer is for one more question. */
function panelOf(...answers: readonly (readonly string[] | null)[]) {
  return panelWith({}, ...answers);
}

function panelWith(secondFactor: object, ...answers: readonly (readonly string[] | null)[]) {
  const left = [...answers];
  const answer = () => {
    const permissions = (left.length > 1 ? left.shift() : left[0]) ?? null;
    const staff = { ...STAFF, secondFactor: { ...STAFF.secondFactor, ...secondFactor } };
    return { data: { currentStaff: permissions && { ...staff, permissions } } };
  };
  return { executeQuery: () => ({ toPromise: () => Promise.resolve(answer()) }) } as unknown as Client;
}

async function locationOf(answer: unknown): Promise<{ url: URL; isLoadedAnew: boolean }> {
  const response = await answer;
  expect(response).toBeInstanceOf(Response);
  const { headers } = response as Response;
  const url = new URL(headers.get('location') ?? '', ADDRESS);
  return { url, isLoadedAnew: headers.has('x-remix-reload-document') };
}

const askedFor = (address: string) =>
  ({ request: new Request(new URL(address, ADDRESS)) }) as LoaderFunctionArgs;
const asked = askedFor(ADDRESS);
const load = (request: Request) => `data for ${new URL(request.url).search}`;

it.each([[['ORDERS']], [['CONTENT', 'ORDERS']], [['ALL']]])(
  'loads for staff with %j',
  async (permissions) => {
    await expect(requirePermission('ORDERS', panelOf(permissions), load)(asked)).resolves.toBe(
      'data for ?sayfa=2',
    );
  },
);

it('loads nothing for staff without the permission', async () => {
  const loads: string[] = [];
  const loading = requirePermission('ORDERS', panelOf(['CONTENT']), ({ url }) => loads.push(url))(asked);
  await expect(loading).rejects.toThrow(NotAllowedError);
  expect(loads).toEqual([]);
});

it.each([
  ['a permission', requirePermission('ORDERS', panelOf(null), load)],
  ['staff', requireStaff(panelOf(null), load)],
])('sends who is not signed in to the door and back where %s is asked for', async (_asks, loader) => {
  const { url, isLoadedAnew } = await locationOf(loader(asked));
  expect(url.pathname).toBe('/admin/login');
  expect(Object.fromEntries(url.searchParams)).toEqual({ donus: '/admin/siparisler?sayfa=2' });
  expect(isLoadedAnew).toBe(false);
});

const staffName = (_request: Request, { name }: { name: string }) => name;

it.each([
  ['a link', '/admin/hesabim'],
  ['Back, when the address bar is ahead,', '/admin/siparisler'],
])('says that the session is over to those whom %s leads to another screen', async (_how, shown) => {
  const loader = requireStaff(panelOf(['ORDERS'], null), staffName);
  await expect(loader(askedFor('/admin/hesabim'))).resolves.toBe('Ayşe');
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
  const loader = requireStaff(panelOf(['ORDERS'], null), staffName);
  await loader(asked);
  await expect(loader(askedFor('/admin/siparisler?sayfa=3'))).resolves.toBe('Ayşe');
  expect(announced).toBe(1);
  unfollow();
});

it('lets all staff see what asks for no permission', async () => {
  await expect(requireStaff(panelOf([]), (_request, { name }) => name)(asked)).resolves.toBe('Ayşe');
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
  const answers = [{ data: { currentStaff: STAFF } }, { error: new Error('no connection') }];
  const panel = {
    executeQuery: () => ({ toPromise: () => Promise.resolve(answers.shift()) }),
  } as unknown as Client;
  const loader = frameLoader(panel);
  await expect(loader(asked)).resolves.toEqual(STAFF);
  await expect(loader(asked)).resolves.toEqual(STAFF);
  expect(answers).toEqual([]);
});

it('has no frame where the server could never be asked', async () => {
  const answer = { error: new Error('no connection') };
  const panel = {
    executeQuery: () => ({ toPromise: () => Promise.resolve(answer) }),
  } as unknown as Client;
  await expect(frameLoader(panel)(asked)).rejects.toThrow('no connection');
});
