import { act, fireEvent, render, screen } from '@testing-library/react';
import { type Client, createClient, fetchExchange } from '@urql/core';
import { type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';

type Answer = { data: unknown } | { code: string; message?: string; details?: object } | 'cut';

/** A server that stores what it is sent and answers each operation with what stands ready for it. */
export class AccountServer {
  readonly sent: unknown[] = [];

  constructor(private readonly answers: Record<string, Answer[]>) {}

  readonly client = this.openClient();

  openClient(): Client {
    return createClient({
      url: 'http://shop.test/graphql',
      exchanges: [fetchExchange],
      preferGetMethod: false,
      fetch: (_url, init) =>
        this.answer(JSON.parse(init?.body as string) as { query: string; variables: object }),
    });
  }

  private answer({ query, variables }: { query: string; variables: object }): Promise<Response> {
    const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
    if (query.startsWith('mutation')) this.sent.push(variables);
    const answer = this.answers[operation]?.shift() ?? 'cut';
    if (answer === 'cut') return Promise.reject(new TypeError('Failed to fetch'));
    if ('data' in answer) return Promise.resolve(Response.json(answer));
    const { message = 'Olmadı.', ...extensions } = answer;
    return Promise.resolve(
      Response.json({ data: null, errors: [{ message, path: [operation], extensions }] }),
    );
  }
}

export async function open(server: AccountServer, form: ReactNode): Promise<void> {
  Element.prototype.scrollIntoView = () => undefined;
  const element = (
    <DesignProvider>
      <Provider value={server.client}>{form}</Provider>
    </DesignProvider>
  );
  const routes = [
    { path: '/', element },
    { path: '*', element: null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await settle();
}

export const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
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
