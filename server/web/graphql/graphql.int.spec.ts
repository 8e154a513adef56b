import { Module } from '@nestjs/common';
import { Args, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Type as TransformTo } from 'class-transformer';
import { Min, MinLength, ValidateNested } from 'class-validator';
import { getIntrospectionQuery } from 'graphql';
import { Public } from '../../kernel/actor/audience.js';
import { declareRefusal } from '../../kernel/refusal/refusal.js';
import { openTestApi, type TestApi } from '../../testing/api.js';

const soldOut = declareRefusal<{ left: number }>(
  'SPEC_SOLD_OUT',
  409,
  ({ left }) => `Stokta ${left} adet var.`,
);

@InputType({ description: 'A line.' })
class LineInput {
  @Min(1)
  @Field(() => Int, { description: 'How many.' })
  quantity: number;

  @MinLength(2)
  @Field(() => String, { description: 'What.' })
  name: string;
}

@InputType({ description: 'An order.' })
class OrderInput {
  @ValidateNested({ each: true })
  @TransformTo(() => LineInput)
  @Field(() => [LineInput], { description: 'Its lines.' })
  lines: LineInput[];
}

@ObjectType({ description: 'A thing.' })
class Thing {
  @Field(() => String, { description: 'Its name.' })
  name: string;
}

@Public()
@Resolver()
class SpecResolver {
  @Query(() => String, { description: 'Breaks.' })
  broken(): string {
    throw new Error('SELECT password FROM account WHERE hush');
  }

  @Query(() => Thing, { description: 'Promises what it does not give.' })
  nothing(): Thing | null {
    return null;
  }

  @Query(() => String, { nullable: true, description: 'Says no.' })
  soldOut(): string {
    throw soldOut({ left: 3 });
  }

  @Query(() => [Thing], { description: 'Many things.' })
  things(@Args('take', { type: () => Int, description: 'How many.' }) take: number): Thing[] {
    return Array.from({ length: take }, (_, index) => Object.assign(new Thing(), { name: `thing ${index}` }));
  }

  @Mutation(() => Int, { description: 'Counts an order.' })
  countOrder(@Args('input', { description: 'The order.' }) input: OrderInput): number {
    return input.lines.length;
  }
}

@Module({ providers: [SpecResolver] })
class SpecModule {}

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ modules: [SpecModule] });
});

afterAll(() => api.close());

const post = (payload: object | string, headers: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/graphql',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

const errorOf = async (query: string, variables: object = {}) => {
  const response = await post({ query, variables });
  return response.json<{ errors: { message: string; extensions: Record<string, unknown> }[] }>().errors[0]!;
};

// An operation runs through graphql's executor first and compiled from the fourth time on: both are to behave alike.
describe.each(['first', 'second', 'third', 'fourth, compiled'])('the %s call of an operation', () => {
  it('returns the requested data', async () => {
    expect((await post({ query: '{ things(take: 2) { name } }' })).json()).toEqual({
      data: { things: [{ name: 'thing 0' }, { name: 'thing 1' }] },
    });
  });

  it('returns a refusal with its code, Turkish message and details', async () => {
    const response = await post({ query: '{ soldOut }' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      data: { soldOut: null },
      errors: [
        {
          message: 'Stokta 3 adet var.',
          path: ['soldOut'],
          extensions: { code: 'SPEC_SOLD_OUT', details: { left: 3 } },
        },
      ],
    });
  });

  it('returns only a reference for an unexpected error, and logs the rest under it', async () => {
    const response = await post({ query: '{ broken }' });
    const reference = String(response.headers['x-request-id']);
    expect(response.body).not.toMatch(/hush|SELECT|stack|at .*\.ts/);
    expect(response.json()).toMatchObject({
      errors: [{ extensions: { code: 'INTERNAL', details: { reference } } }],
    });
    expect(response.json<{ errors: { message: string }[] }>().errors[0]!.message).toContain(reference);
    expect(api.log()).toMatch(
      new RegExp(`"requestId":"${reference}".*hush|hush.*"requestId":"${reference}"`),
    );
  });

  it('treats a resolver that breaks the schema as an unexpected error', async () => {
    expect((await errorOf('{ nothing { name } }')).extensions.code).toBe('INTERNAL');
  });

  it('names every wrong field of an input by its path', async () => {
    const error = await errorOf('mutation ($input: OrderInput!) { countOrder(input: $input) }', {
      input: {
        lines: [
          { quantity: 1, name: 'Pompa' },
          { quantity: 0, name: '' },
        ],
      },
    });
    expect(error.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      details: {
        fields: [
          { path: 'lines.1.quantity', rules: ['min'], message: 'Değer çok küçük.' },
          { path: 'lines.1.name', rules: ['minLength'], message: 'Metin çok kısa.' },
        ],
      },
    });
    expect(error.message).toContain('Gönderilen bilgilerde hata var');
  });

  it('refuses a field it does not know', async () => {
    const response = await post({
      query: 'mutation ($input: OrderInput!) { countOrder(input: $input) }',
      variables: { input: { lines: [], price: 1 } },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect(response.json<{ errors: { message: string }[] }>().errors[0]!.message).toContain('price');
  });

  it('refuses null in place of a number as BAD_USER_INPUT', async () => {
    const error = await errorOf('query ($take: Int = 2) { things(take: $take) { name } }', { take: null });
    expect(error).toMatchObject({
      message: 'Variable "$take" must not be null.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('returns the schema for an introspection query', async () => {
    expect((await post({ query: getIntrospectionQuery() })).json()).toHaveProperty('data.__schema.types');
  });
});

it.each([
  ['that does not parse', '{ things(', 'GRAPHQL_PARSE_FAILED'],
  ['that does not fit the schema', '{ thing }', 'GRAPHQL_VALIDATION_FAILED'],
  ['that asks for too much', '{ things(take: 101) { name } }', 'TAKE_TOO_LARGE'],
  [
    'that asks for the same over and over',
    `{ ${Array.from({ length: 120 }, (_, index) => `a${index}: things(take: 1) { name }`).join(' ')} }`,
    'QUERY_TOO_COMPLEX',
  ],
  [
    'that spells out millions of selections',
    `{ ...f0 } ${Array.from({ length: 27 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')} fragment f27 on Query { __typename }`,
    'QUERY_TOO_COMPLEX',
  ],
  ['of a kind the schema does not have', 'subscription { things }', 'GRAPHQL_VALIDATION_FAILED'],
  [
    'that does not say which operation to run',
    'query A { soldOut } query B { soldOut }',
    'OPERATION_RESOLUTION_FAILURE',
  ],
  ['of endless length', `{ ${'things(take: 1) { name } '.repeat(800)} }`, 'QUERY_TOO_COMPLEX'],
])('refuses a query %s', async (_what, query, code) => {
  const response = await post({ query });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
});

it("never takes a caller's own id for the request's, but logs it beside", async () => {
  const response = await post({ query: '{ broken }' }, { 'x-request-id': 'of-somebody-else' });
  const reference = String(response.headers['x-request-id']);
  expect(reference).toMatch(/^[\w-]{12}$/);
  expect(response.json()).toMatchObject({ errors: [{ extensions: { details: { reference } } }] });
  const lines = api.log().split('\n');
  expect(lines.filter((line) => line.includes('of-somebody-else'))).toEqual([
    expect.stringMatching(
      new RegExp(`"requestId":"${reference}".*"callerRequestId":"of-somebody-else".*request completed`),
    ),
  ]);
});

it('logs no id of a caller that could be anything', async () => {
  await post({ query: '{ __typename }' }, { 'x-request-id': 'Ayşe <ayse@example.com>' });
  expect(api.log()).not.toContain('ayse@example.com');
});

it('refuses several operations in one request', async () => {
  const response = await post([
    { query: '{ things(take: 1) { name } }' },
    { query: '{ things(take: 1) { name } }' },
  ]);
  expect(response.statusCode).toBe(400);
  expect(response.body).not.toContain('thing 0');
});

it.each([
  ['malformed JSON', '{"query":', {}, 400, 'BAD_REQUEST'],
  [
    'a form',
    'query=%7B__typename%7D',
    { 'content-type': 'application/x-www-form-urlencoded' },
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a body without end', JSON.stringify({ query: ' '.repeat(200_000) }), {}, 413, 'PAYLOAD_TOO_LARGE'],
])('refuses %s before it reaches GraphQL', async (_what, payload, headers, status, code) => {
  const response = await post(payload, headers);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code });
  expect(response.body).not.toContain('stack');
});
