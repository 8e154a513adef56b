import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider, useQuery } from 'urql';
import { graphql } from '../../graphql/graphql';
import { server } from '../../graphql/test-server';
import { LiveUpdates } from './live-updates';
import { TestEventSource } from './test-event-source';
import { useLiveQuery } from './use-live-query';

const TextsQuery = graphql(`
  query LiveTexts {
    messageReplyTexts {
      id
      version
    }
  }
`);
const SaveMutation = graphql(`
  mutation SaveLiveText($input: SaveMessageReplyTextInput!) {
    saveMessageReplyText(input: $input) {
      id
      version
    }
  }
`);
const INPUT = { id: 't1', expectedVersion: 1, title: 'Teşekkür', text: 'Sağ olun.' };

function Screen() {
  const [state] = useQuery({ query: TextsQuery, variables: {} });
  useLiveQuery({ query: TextsQuery, variables: {}, state }, 'settings');
  return <p>Sürüm {state.data?.messageReplyTexts[0]?.version}</p>;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(): Promise<void> {
  let version = 0;
  server.answers(TextsQuery, () => ({ messageReplyTexts: [{ id: 't1', version: (version += 1) }] }));
  render(
    <Provider value={server.client}>
      <LiveUpdates isOn onRefused={() => undefined}>
        <Screen />
      </LiveUpdates>
    </Provider>,
  );
  await pass(0);
  expect(server.sent(TextsQuery)).toHaveLength(1);
}

const announce = () => act(() => TestEventSource.last?.change('settings'));

beforeEach(() => {
  vi.useFakeTimers();
  TestEventSource.install();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('reads a screen anew when somebody else changed it', async () => {
  await show();
  announce();
  await pass(400);
  expect(server.sent(TextsQuery)).toHaveLength(2);
  expect(screen.getByText('Sürüm 2')).toBeTruthy();
});

it('reads a screen anew once when it is saved here and that is announced, too', async () => {
  await show();
  server.answers(SaveMutation, { saveMessageReplyText: { id: 't1', version: 2 } });
  announce();
  await act(() => server.client.mutation(SaveMutation, { input: INPUT }).toPromise());
  await pass(400);
  expect(server.sent(TextsQuery)).toHaveLength(2);
});

it('reads a screen once more when it is changed after it was asked', async () => {
  await show();
  server.answers(SaveMutation, { saveMessageReplyText: { id: 't1', version: 2 } });
  await act(() => server.client.mutation(SaveMutation, { input: INPUT }).toPromise());
  await pass(0);
  announce();
  await pass(400);
  expect(server.sent(TextsQuery)).toHaveLength(3);
});
