import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { server } from '../../graphql/test-server';

/** Shows a form, or a screen with one, to be used as by its visitors while they stay at the path of its route. */
export async function open(form: ReactNode, address = '/', path = '/'): Promise<void> {
  Element.prototype.scrollIntoView = () => undefined;
  const element = (
    <DesignProvider>
      <Provider value={server.client}>{form}</Provider>
    </DesignProvider>
  );
  const routes = [
    { path, element },
    { path: '*', element: null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
  await settle();
}

const PAUSE_MS = 30;

/** Of the clock that a spec has stopped, where it has. */
const pause = () =>
  vi.isFakeTimers()
    ? vi.advanceTimersByTimeAsync(PAUSE_MS)
    : new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Until forms have judged what was pressed, and what the server was asked is answered and shown. */
export const settle = () =>
  act(async () => {
    do await pause();
    while (!server.isIdle);
  });
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const isWrong = (label: string) => field(label).hasAttribute('aria-invalid');

/** As a browser has it: what is typed is an input event. */
export function type(label: string, value: string): void {
  fireEvent.input(field(label), { target: { value } });
}

export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

/** Every text that a screen reader reads with a field. */
export function descriptionOf(label: string): (string | null | undefined)[] {
  const ids = (field(label).getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)?.textContent);
}
