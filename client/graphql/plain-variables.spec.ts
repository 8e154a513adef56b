import { openBrowserClient, openServerClient } from './client';
import { graphql } from './graphql';
import { openPersonalClient } from './personal-client';
import { server } from './test-server';

const CompareMutation = graphql(`
  mutation CompareAnew($input: PreviewImportInput!) {
    previewImport(input: $input) {
      id
    }
  }
`);
// The types of an answer do not have __typename; the cache adds it.
const options = {
  __typename: 'ImportOptions',
  isStrict: false,
  isAllOrNothing: false,
  part: 'EVERYTHING' as const,
};

it.each([
  ['the browser', () => openBrowserClient({})],
  ['one visitor', openPersonalClient],
  ['a rendered page', () => openServerClient(server.execute).client],
])(
  'sends only fields of an input from the client of %s, also when an answer was spread into it',
  async (_of, open) => {
    server.answers(CompareMutation, { previewImport: { id: 'i1' } });
    const changed = { ...options, isStrict: true };
    await open()
      .mutation(CompareMutation, { input: { id: 'i1', options: changed } })
      .toPromise();
    expect(server.sent(CompareMutation)).toEqual([
      { input: { id: 'i1', options: { isStrict: true, isAllOrNothing: false, part: 'EVERYTHING' } } },
    ]);
  },
);
