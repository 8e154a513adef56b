import { Package } from 'lucide-react';
import { graphql } from '../../graphql/graphql';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { finderOf } from './palette-source';

const BrandsQuery = graphql(`
  query BrandsOfPalette($text: String!) {
    suggestions(text: $text) {
      brands {
        name
      }
    }
  }
`);
const found = (name: string) => ({ suggestions: { brands: [{ name }] } });

const find = finderOf(BrandsQuery, ({ suggestions }) => [
  {
    title: 'Markalar',
    lines: suggestions.brands.map(({ name }) => ({ id: name, icon: Package, title: name, to: '/' })),
  },
]);
const { signal } = new AbortController();

it('finds what holds now, though the same was searched for before', async () => {
  server.answers(BrandsQuery, found('Vanora'), found('Vanora Plus'));
  const titles = [];
  for (const text of ['vanora', 'vanora']) {
    const [group] = await find(server.client, text, signal);
    titles.push(group?.lines[0]?.title);
  }
  expect(titles).toEqual(['Vanora', 'Vanora Plus']);
});

it('rejects where the server refuses', async () => {
  server.answers(BrandsQuery, refusal('UNAVAILABLE', 'Olmadı.'));
  await expect(find(server.client, 'vanora', signal)).rejects.toThrow('Olmadı.');
});
