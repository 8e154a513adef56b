import { formatDocument } from '@urql/core';
import { type DocumentNode, GraphQLError, type GraphQLObjectType, GraphQLSchema, Kind, parse } from 'graphql';
import { type maskFragments } from 'gql.tada';
import { type FragmentOf, type ResultOf, type VariablesOf } from './graphql';
import { complete, type Completed, schema } from './test-schema';

/**
 * An answer as a spec writes it: what may be null may be left out. What a fragment masks stands in it as in the answer of a
 * server; only the schema checks that.
 */
export type Given<Data> = Data extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : Data extends object
    ? GivenFields<Data>
    : Data;

type GivenFields<Data> = {
  readonly [Key in keyof Data & string as null extends Data[Key] ? never : Key]: Given<Data[Key]>;
} & {
  readonly [Key in keyof Data & string as null extends Data[Key] ? Key : never]?: Given<Data[Key]>;
} & (keyof Data & symbol extends never ? unknown : Readonly<Record<string, unknown>>);

/** A refusal of the server, to be given in place of an answer or of one of its fields. */
export function refusal(code: string, message = 'Olmadı.', details?: object): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(details && { details }) } });
}

/** The result of a query as a screen gets it, with nulls and type names. Throws where it is none by the schema. */
export function resultOf<Query extends DocumentNode>(
  query: Query,
  given: Given<ResultOf<Query>>,
  variables?: VariablesOf<Query>,
): ResultOf<Query> {
  return dataOf(
    complete(formatDocument(query), given, variables as Record<string, unknown> | undefined),
  ) as ResultOf<Query>;
}

/** What a component gets that asks for this fragment, with nulls and type names. Throws where it is none by the schema. */
export function fragmentOf<Fragment extends FragmentDocument>(
  fragment: Fragment,
  given: Given<ResultOf<Fragment>>,
): FragmentOf<Fragment> {
  const { definitions } = formatDocument(fragment);
  const [definition] = definitions;
  if (definition?.kind !== Kind.FRAGMENT_DEFINITION) throw new TypeError('Not a fragment');
  const spread = parse(`{ ...${definition.name.value} }`).definitions;
  const query = schema.getType(definition.typeCondition.name.value) as GraphQLObjectType;
  const answering = new GraphQLSchema({ ...schema.toConfig(), query, assumeValid: true });
  return dataOf(
    complete({ kind: Kind.DOCUMENT, definitions: [...spread, ...definitions] }, given, {}, answering),
  ) as FragmentOf<Fragment>;
}

type FragmentDocument = DocumentNode & Parameters<typeof maskFragments>[0][number];

function dataOf({ answer, problems }: Completed): unknown {
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return answer.data;
}
