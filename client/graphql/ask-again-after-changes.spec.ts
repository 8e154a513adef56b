import { openBrowserClient } from './client';
import { graphql } from './graphql';
import { server } from './test-server';

const SizesQuery = graphql(`
  query Sizes {
    favoriteLists {
      id
      size
    }
  }
`);
const AddMutation = graphql(`
  mutation Add($listId: ID) {
    list: addFavorites(input: { listId: $listId, productIds: ["vana"] }) {
      id
    }
  }
`);

const LIST = 'b-blok';
const listOf = (size: number) => ({ favoriteLists: [{ id: LIST, size }] });
const change = (client: ReturnType<typeof openBrowserClient>) =>
  client.mutation(AddMutation, { listId: LIST }).toPromise();

it('asks a query again that was on its way while something of the same types changed', async () => {
  const client = openBrowserClient({});
  let answerLate = () => {};
  const late = new Promise<ReturnType<typeof listOf>>((answer) => {
    answerLate = () => answer(listOf(0));
  });
  server.answers(SizesQuery, late, listOf(1));
  server.answers(AddMutation, { list: { id: LIST } });
  const sizes: (number | undefined)[] = [];
  const { unsubscribe } = client
    .query(SizesQuery, {})
    .subscribe(({ data }) => sizes.push(data?.favoriteLists[0]?.size));
  await change(client);
  answerLate();
  await vi.waitFor(() => expect(sizes.at(-1)).toBe(1));
  expect(server.sent(SizesQuery)).toHaveLength(2);
  unsubscribe();
});

it('asks once where nothing of the same types changed meanwhile', async () => {
  const client = openBrowserClient({});
  server.answers(AddMutation, { list: { id: LIST } });
  server.answers(SizesQuery, listOf(1));
  await change(client);
  await client.query(SizesQuery, {}).toPromise();
  expect(server.sent(SizesQuery)).toHaveLength(1);
});
