import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { Provider } from 'urql';
import { type Answer, server } from '../../graphql/test-server';
import { settle } from '../../ui/form/test-form';
import { type CurrentStaff, CurrentStaffQuery } from './current-staff';
import { announceEndedSession } from './ended-session';
import { requirePermission } from './require-permission';
import { staffWith } from './test-staff';
import { useSessionWatch } from './use-session-watch';

const AYSE = staffWith();
const OTHER = '/admin/hesabim';
const MEHMET = staffWith({ id: '2', name: 'Mehmet' });

/** How to answer each question for who is signed in, in whatever order. */
let waiting: ((answer: Answer<typeof CurrentStaffQuery>) => void)[];

/** @param place which question, from the first */
async function answer(place: number, currentStaff: CurrentStaff | null): Promise<void> {
  await waitFor(() => expect(waiting.length).toBeGreaterThan(place));
  waiting[place]!({ currentStaff });
  await settle();
}

async function fail(place: number): Promise<void> {
  await waitFor(() => expect(waiting.length).toBeGreaterThan(place));
  waiting[place]!('cut');
  await settle();
}

let loads: number;

function Screen() {
  const { isOver } = useSessionWatch(AYSE);
  return <p>{isOver ? 'örtülü' : 'açık'}</p>;
}

async function openScreen() {
  waiting = [];
  server.answers(CurrentStaffQuery, () => new Promise((resolve) => waiting.push(resolve)));
  loads = 0;
  const frame = {
    loader: () => (loads += 1),
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.href === nextUrl.href,
    HydrateFallback: () => null,
    Component: Screen,
  };
  const children = [
    { path: '/admin', element: null },
    { path: OTHER, loader: requirePermission(undefined, server.client, () => null), element: null },
  ];
  const router = createMemoryRouter([{ ...frame, children }], { initialEntries: ['/admin'] });
  render(
    <Provider value={server.client}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByText('açık');
  // The screen watches only after its first paint.
  await settle();
  return router;
}

const isCovered = () => screen.queryByText('örtülü') !== null;
async function comeBack(): Promise<void> {
  fireEvent.focus(window);
  await settle();
}

const endSession = () => act(() => announceEndedSession());

async function signOutElsewhere(): Promise<void> {
  const otherTab = new BroadcastChannel('panel-oturumu');
  otherTab.postMessage('signed-out');
  await settle();
  otherTab.close();
}

afterEach(cleanup);

it('covers the screen once nobody is signed in, and opens it again for the same person', async () => {
  await openScreen();
  await comeBack();
  await answer(0, null);
  expect(isCovered()).toBe(true);
  await comeBack();
  await answer(1, AYSE);
  expect([isCovered(), loads]).toEqual([false, 2]);
});

it('changes nothing while the same person is signed in', async () => {
  await openScreen();
  await comeBack();
  await answer(0, AYSE);
  expect([isCovered(), loads]).toEqual([false, 1]);
});

it('loads anew what the person may see by now', async () => {
  await openScreen();
  await comeBack();
  await answer(0, staffWith({ permissions: ['CONTENT'] }));
  expect([isCovered(), loads]).toEqual([false, 2]);
});

it('loads anew what the person may see once the way to another screen says so', async () => {
  const router = await openScreen();
  const goTo = async (path: string, place: number, permissions: CurrentStaff['permissions']) => {
    act(() => void router.navigate(path));
    await answer(place, staffWith({ permissions }));
  };
  await goTo(OTHER, 0, []);
  expect(loads).toBe(1);
  await goTo(`${OTHER}?bolum=oturumlar`, 1, ['CONTENT']);
  expect([isCovered(), loads]).toEqual([false, 2]);
});

it('keeps the screen covered for another person, and loads the page anew', async () => {
  await openScreen();
  endSession();
  await comeBack();
  await answer(0, MEHMET);
  expect([isCovered(), loads]).toEqual([true, 2]);
});

it('covers at once what another person may not see', async () => {
  await openScreen();
  await comeBack();
  await answer(0, MEHMET);
  expect(isCovered()).toBe(true);
});

it('leaves an open screen open and a covered one covered where there is no answer', async () => {
  await openScreen();
  await comeBack();
  await fail(0);
  expect(isCovered()).toBe(false);
  endSession();
  await comeBack();
  await fail(1);
  expect([isCovered(), loads]).toEqual([true, 1]);
});

it('asks once of somebody who comes back again before there is an answer', async () => {
  await openScreen();
  await comeBack();
  await comeBack();
  expect(waiting).toHaveLength(1);
  await answer(0, AYSE);
  expect([isCovered(), loads]).toEqual([false, 1]);
});

it('does not uncover by an answer to what was asked before the session ended', async () => {
  await openScreen();
  await comeBack();
  endSession();
  await answer(0, AYSE);
  expect(isCovered()).toBe(true);
});

it('covers the screen before somebody who signed out in another tab is sent to sign in', async () => {
  const left = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openScreen();
  await signOutElsewhere();
  expect(isCovered()).toBe(true);
  // The test's browser cannot leave the page and says so.
  expect(String(left.mock.calls[0]?.[0])).toContain('navigation');
  left.mockRestore();
});
