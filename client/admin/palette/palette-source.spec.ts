import { cacheExchange, createClient, fetchExchange, gql } from '@urql/core';
import { Package } from 'lucide-react';
import { finderOf } from './palette-source';

const QUERY = gql<{ status: string }, { text: string }>`
  query Suggestions($text: String!) {
    status(text: $text)
  }
`;

/** A client with a cache whose server gives one answer after another. */
function clientAnswering(...answers: object[]) {
  return createClient({
    url: 'http://panel.test/graphql',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetch: () => Promise.resolve(Response.json(answers.shift())),
  });
}

const find = finderOf(QUERY, ({ status }) => [
  { title: 'Siparişler', lines: [{ id: '1', icon: Package, title: status, to: '/' }] },
]);
const { signal } = new AbortController();

it('finds what holds now, though the same was searched for before', async () => {
  const client = clientAnswering({ data: { status: 'Beklemede' } }, { data: { status: 'Kargoda' } });
  const titles = [];
  for (const text of ['7c41', '7c41']) {
    const [group] = await find(client, text, signal);
    titles.push(group?.lines[0]?.title);
  }
  expect(titles).toEqual(['Beklemede', 'Kargoda']);
});

it('rejects where the server refuses', async () => {
  const client = clientAnswering({ data: null, errors: [{ message: 'Olmadı.' }] });
  await expect(find(client, '7c41', signal)).rejects.toThrow('Olmadı.');
});
