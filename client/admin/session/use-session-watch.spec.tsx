import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type Client } from '@urql/core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { type CurrentStaff } from './current-staff';
import { announceEndedSession } from './ended-session';
import { useSessionWatch } from './use-session-watch';

type Answer = Partial<CurrentStaff> | null;

const AYSE = { id: '1', name: 'Ayşe' } as CurrentStaff;

/** A server whose answers, in whatever order, come when the spec gives them. */
class Server {
  private readonly waiting: { answer: (staff: Answer) => void; fail: () => void }[] = [];

  readonly client = {
    executeQuery: () => ({
      toPromise: () =>
        new Promise((resolve) => {
          this.waiting.push({
            answer: (currentStaff) => resolve({ data: { currentStaff } }),
            fail: () => resolve({ error: new Error('no connection') }),
          });
        }),
    }),
  } as unknown as Client;

  get asked(): number {
    return this.waiting.length;
  }

  /** @param place which question, from the first */
  async answer(place: number, staff: Answer): Promise<void> {
    this.waiting[place]!.answer(staff);
    await settle();
  }

  async fail(place: number): Promise<void> {
    this.waiting[place]!.fail();
    await settle();
  }
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

let server: Server;
let loads: number;

function Screen() {
  const { isOver } = useSessionWatch(AYSE);
  return <p>{isOver ? 'örtülü' : 'açık'}</p>;
}

async function openScreen(): Promise<void> {
  server = new Server();
  loads = 0;
  const loader = () => (loads += 1);
  const routes = [{ path: '/admin', loader, HydrateFallback: () => null, Component: Screen }];
  const router = createMemoryRouter(routes, { initialEntries: ['/admin'] });
  render(
    <Provider value={server.client}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByText('açık');
}

const isCovered = () => screen.queryByText('örtülü') !== null;
const comeBack = () => fireEvent.focus(window);
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
  comeBack();
  await server.answer(0, null);
  expect(isCovered()).toBe(true);
  comeBack();
  await server.answer(1, AYSE);
  expect([isCovered(), loads]).toEqual([false, 2]);
});

it('changes nothing while the same person is signed in', async () => {
  await openScreen();
  comeBack();
  await server.answer(0, AYSE);
  expect([isCovered(), loads]).toEqual([false, 1]);
});

it('loads anew what the person may see by now', async () => {
  await openScreen();
  comeBack();
  await server.answer(0, { ...AYSE, permissions: ['CONTENT'] });
  expect([isCovered(), loads]).toEqual([false, 2]);
});

it('keeps the screen covered for another person, and loads the page anew', async () => {
  await openScreen();
  endSession();
  comeBack();
  await server.answer(0, { id: '2', name: 'Mehmet' });
  expect([isCovered(), loads]).toEqual([true, 2]);
});

it('covers at once what another person may not see', async () => {
  await openScreen();
  comeBack();
  await server.answer(0, { id: '2', name: 'Mehmet' });
  expect(isCovered()).toBe(true);
});

it('leaves an open screen open and a covered one covered where there is no answer', async () => {
  await openScreen();
  comeBack();
  await server.fail(0);
  expect(isCovered()).toBe(false);
  endSession();
  comeBack();
  await server.fail(1);
  expect([isCovered(), loads]).toEqual([true, 1]);
});

it('goes by the newest question, whichever is answered last', async () => {
  await openScreen();
  comeBack();
  comeBack();
  expect(server.asked).toBe(2);
  await server.answer(1, AYSE);
  await server.answer(0, null);
  expect(isCovered()).toBe(false);
});

it('does not uncover by an answer to what was asked before the session ended', async () => {
  await openScreen();
  comeBack();
  endSession();
  await server.answer(0, AYSE);
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
