import { graphql } from './graphql';
import { fragmentOf, refusal, resultOf } from './test-answers';
import { server } from './test-server';

const SummaryQuery = graphql(`
  query Summary {
    summary: catalogSummary {
      productCount
    }
  }
`);
const CartOfSpec = graphql(`
  fragment CartOfSpec on Cart {
    itemCount
    lines {
      id
      problem
      previousUnitPrice
    }
    totals {
      total
    }
  }
`);
const CartQuery = graphql(
  `
    query CartOfSpec {
      cart {
        ...CartOfSpec
      }
    }
  `,
  [CartOfSpec],
);
const QuantityMutation = graphql(`
  mutation QuantityOfSpec($lineId: ID!, $quantity: Int!) {
    updateQuantity(lineId: $lineId, quantity: $quantity) {
      itemCount
    }
  }
`);
const PriceQuery = graphql(`
  query PriceOfSpec($input: CalculatePriceInput!) {
    calculatePrice(input: $input) {
      net
    }
  }
`);

const summaryOf = (productCount: number) => ({ summary: { productCount } });
const cart = { itemCount: 1, lines: [{ id: '1' }], totals: { total: 100 } };
const ask = () => server.client.query(SummaryQuery, {}, { requestPolicy: 'network-only' }).toPromise();
const askForCart = async (given: Record<string, unknown>) => {
  server.answers(CartQuery, { cart: given });
  await server.client.query(CartQuery, {}).toPromise();
  return server.takeProblems();
};

it('answers what is asked for, with nulls and type names where the client asks for them', async () => {
  server.answers(CartQuery, { cart });
  const { data } = await server.client.query(CartQuery, {}).toPromise();
  expect(data).toEqual({
    cart: {
      __typename: 'Cart',
      itemCount: 1,
      totals: { __typename: 'CartTotals', total: 100 },
      lines: [{ __typename: 'CartLine', id: '1', problem: null, previousUnitPrice: null }],
    },
  });
});

it('gives each prepared answer once, and a function answers from then on', async () => {
  server.answers(SummaryQuery, summaryOf(1), 'cut', refusal('UNAVAILABLE', 'Yok.'), () => summaryOf(2));
  const answers = [await ask(), await ask(), await ask(), await ask(), await ask()];
  expect(answers.map(({ data }) => data?.summary.productCount)).toEqual([1, undefined, undefined, 2, 2]);
  expect(answers[1]?.error?.networkError?.message).toBe('Failed to fetch');
  expect(answers[2]?.error?.graphQLErrors).toMatchObject([
    { message: 'Yok.', path: ['summary'], extensions: { code: 'UNAVAILABLE' } },
  ]);
});

it('holds an answer back until it is released', async () => {
  let release: (answer: ReturnType<typeof summaryOf>) => void = () => undefined;
  server.answers(SummaryQuery, new Promise((resolve) => (release = resolve)));
  const asking = ask();
  release(summaryOf(7));
  expect((await asking).data?.summary.productCount).toBe(7);
});

it('remembers what was sent, and answers by it', async () => {
  server.answers(QuantityMutation, ({ quantity }) => ({ updateQuantity: { itemCount: quantity } }));
  const { data } = await server.client.mutation(QuantityMutation, { lineId: '1', quantity: 3 }).toPromise();
  expect(data?.updateQuantity.itemCount).toBe(3);
  expect(server.sent(QuantityMutation)).toEqual([{ lineId: '1', quantity: 3 }]);
});

describe('a spec fails', () => {
  it('when nobody prepared an answer, or one too few', async () => {
    await ask();
    server.answers(SummaryQuery, summaryOf(1));
    await ask();
    await ask();
    const problem = 'Summary: No answer is prepared for it.';
    expect(() => server.close()).toThrow(`${problem}\n${problem}`);
  });

  it('when a document asks for what the schema lacks', async () => {
    await server.client.query('query Wrong { catalogSummary { weight } }', {}).toPromise();
    expect(server.takeProblems()).toEqual(['Wrong: Cannot query field "weight" on type "CatalogSummary".']);
  });

  it.each([
    ['an unknown field', { productId: '1', quantity: 1, weight: 2 }, /Field "weight" is not defined/],
    ['a missing one', { quantity: 1 }, /Field "productId" of required type "ID!" was not provided/],
    ['a wrong type', { productId: '1', quantity: 'bir' }, /Int cannot represent non-integer value: "bir"/],
  ])('when an input has %s', async (_what, input, problem) => {
    await server.client.query(PriceQuery, { input } as never).toPromise();
    expect(server.takeProblems()).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    [
      'lacks a field',
      { ...cart, itemCount: undefined },
      'cart.itemCount: Cannot return null for non-nullable field Cart.itemCount.',
    ],
    [
      'misspells an enum',
      { ...cart, lines: [{ id: '1', problem: 'NOT_SOLDD' }] },
      'cart.lines.0.problem: Enum "CartLineProblem" cannot represent value: "NOT_SOLDD"',
    ],
    [
      'has another type',
      { ...cart, itemCount: 'bir' },
      'cart.itemCount: Int cannot represent non-integer value: "bir"',
    ],
    [
      'has a fraction of a kuruş',
      { ...cart, totals: { total: 1.5 } },
      'cart.totals.total: Money cannot represent 1.5',
    ],
    [
      'has what nobody asks for',
      { ...cart, lines: [{ id: '1', weight: 3 }] },
      'cart.lines.0.weight: Nobody asks for it.',
    ],
  ])('when an answer %s', async (_what, given, problem) => {
    expect(await askForCart(given)).toEqual([`CartOfSpec: ${problem}`]);
  });

  it('when another address is asked, as by a check of the connection', async () => {
    await expect(fetch('http://localhost/sepet', { method: 'HEAD' })).rejects.toThrow('Failed to fetch');
    expect(server.takeProblems()).toEqual(['HEAD /sepet: Only operations of GraphQL are answered.']);
  });

  it('when a document is none', async () => {
    await server.execute({ query: 'query {' });
    expect(server.takeProblems()).toEqual(['query {: Syntax Error: Expected Name, found <EOF>.']);
  });

  it('when it is asked for what is wrong after its test', async () => {
    const later = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    server.close();
    await server.execute({ query: 'query Late { catalogSummary { productCount } }' });
    const [fail] = later.mock.calls.at(-1) ?? [];
    later.mockRestore();
    expect(fail).toThrow('After its test had ended: Late: No answer is prepared for it.');
  });

  it('when a function answers with an error of its own', async () => {
    server.answers(SummaryQuery, () => {
      throw new TypeError('No such product');
    });
    await ask();
    expect(server.takeProblems()).toEqual(['Summary: summary: No such product']);
  });

  it('when it prepares an answer of a server that is closed', () => {
    server.close();
    expect(() => server.answers(SummaryQuery, summaryOf(1))).toThrow('belongs to another test');
  });

  it('when data for a component is none by the schema', () => {
    expect(() => fragmentOf(CartOfSpec, { ...cart, itemCount: 1.5 })).toThrow(
      'itemCount: Int cannot represent',
    );
    expect(() => resultOf(CartQuery, { cart: { itemCount: 1 } })).toThrow('Cannot return null');
  });
});

it('makes the data of a component as its screen hands it over', () => {
  expect(fragmentOf(CartOfSpec, cart)).toMatchObject({ __typename: 'Cart', lines: [{ problem: null }] });
  expect(resultOf(SummaryQuery, summaryOf(5)).summary).toEqual({
    __typename: 'CatalogSummary',
    productCount: 5,
  });
});
