import { openBrowserClient, openServerClient } from './client';
import { graphql } from './graphql';
import { openPersonalClient } from './personal-client';

const CompareMutation = graphql(`
  mutation CompareAnew($input: PreviewImportInput!) {
    previewImport(input: $input) {
      id
    }
  }
`);
/** As the cache hands it to a screen, whose types speak of the last three. */
const options = {
  __typename: 'ImportOptions',
  isStrict: false,
  isAllOrNothing: false,
  part: 'EVERYTHING' as const,
};

const fetchOfNode = globalThis.fetch;
let sent: unknown;

beforeEach(() => {
  globalThis.fetch = (_url, init) => {
    sent = (JSON.parse(init?.body as string) as { variables: unknown }).variables;
    return Promise.resolve(Response.json({ data: {} }));
  };
});

afterEach(() => {
  globalThis.fetch = fetchOfNode;
});

const inProcess = (body: { variables?: unknown }) => {
  sent = body.variables;
  return Promise.resolve({ data: {} });
};

it.each([
  ['the browser', () => openBrowserClient({})],
  ['one visitor', openPersonalClient],
  ['a rendered page', () => openServerClient(inProcess).client],
])(
  'sends only fields of an input from the client of %s, also when an answer was spread into it',
  async (_of, open) => {
    const changed = { ...options, isStrict: true };
    await open()
      .mutation(CompareMutation, { input: { id: 'i1', options: changed } })
      .toPromise();
    expect(sent).toEqual({
      input: { id: 'i1', options: { isStrict: true, isAllOrNothing: false, part: 'EVERYTHING' } },
    });
  },
);
