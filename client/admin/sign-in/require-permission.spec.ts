import { type Client } from '@urql/core';
import { type LoaderFunctionArgs } from 'react-router-dom';
import { NotAllowedError } from './not-allowed-error';
import { requirePermission, requireStaff } from './require-permission';

const ADDRESS = 'https://shop.example/admin/siparisler?sayfa=2';
const STAFF = { id: '1', name: 'Ayşe', email: 'ayse@shop.example' };

/** The panel for the person the server answers is signed in. */
function panelOf(permissions: readonly string[] | null) {
  const currentStaff = permissions && { ...STAFF, permissions };
  const answered = { toPromise: () => Promise.resolve({ data: { currentStaff } }) };
  return { executeQuery: () => answered } as unknown as Client;
}

const asked = { request: new Request(ADDRESS) } as LoaderFunctionArgs;
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
  const answer = await loader(asked);
  expect(answer).toBeInstanceOf(Response);
  const location = (answer as Response).headers.get('location') ?? '';
  expect(new URL(location, ADDRESS).searchParams.get('donus')).toBe('/admin/siparisler?sayfa=2');
});

it('lets all staff see what asks for no permission', async () => {
  await expect(requireStaff(panelOf([]), (_request, { name }) => name)(asked)).resolves.toBe('Ayşe');
});
