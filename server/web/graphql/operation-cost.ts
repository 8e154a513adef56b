import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type InlineFragmentNode,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { pageTooLong, queryTooComplex, queryTooDeep } from './query-limit.refusals.js';

const MAX_TAKE = 100;
const MAX_DEPTH = 12;
const MAX_COST = 10_000;
/** A root field asks the database by itself, however little is taken from its answer. */
const ROOT_FIELD_COST = 100;
/** Length assumed of a list whose length the caller does not choose. */
const ASSUMED_LENGTH = 5;
const LENGTH_ARGUMENTS = ['take', 'first'];

export type Variables = Readonly<Record<string, unknown>>;
type Cost = (variables: Variables) => number;

interface Walk {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
}

/**
 * Reads an operation once and returns what judges each of its calls: the number of objects an answer may hold at most,
 * where lists multiply what is below them by the length asked for.
 *
 * @throws {Refusal} QUERY_TOO_DEEP at once; the judge throws QUERY_TOO_COMPLEX or TAKE_TOO_LARGE
 */
export function judgeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): (variables: Variables) => void {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  const walk = { schema, fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])) };
  const root = schema.getRootType(operation.operation);
  const defaults = defaultsOf(operation);
  const cost = root ? costOfSelection(walk, { type: root, depth: 1 }, operation.selectionSet) : () => 0;
  return (variables) => {
    const total = cost({ ...defaults, ...variables });
    if (total > MAX_COST) throw queryTooComplex({ cost: total, maximum: MAX_COST });
  };
}

/** Where in the operation a selection stands. */
interface Place {
  type: GraphQLNamedType;
  depth: number;
  /** Set below a field like `products(take)`, whose lists are as long as it says. */
  listLength?: Cost;
}

function costOfSelection(walk: Walk, place: Place, set: SelectionSetNode): Cost {
  if (place.depth > MAX_DEPTH) throw queryTooDeep({ maximum: MAX_DEPTH });
  const costs = set.selections.map((selection): Cost => {
    switch (selection.kind) {
      case Kind.FIELD:
        return costOfField(walk, place, selection);
      case Kind.INLINE_FRAGMENT:
        return costOfFragment(walk, place, selection);
      case Kind.FRAGMENT_SPREAD:
        return costOfFragment(walk, place, walk.fragments.get(selection.name.value));
    }
  });
  return (variables) => costs.reduce((total, cost) => total + cost(variables), 0);
}

function costOfFragment(
  walk: Walk,
  place: Place,
  fragment?: InlineFragmentNode | FragmentDefinitionNode,
): Cost {
  if (!fragment) return () => 0;
  const type = fragment.typeCondition && walk.schema.getType(fragment.typeCondition.name.value);
  return costOfSelection(walk, { ...place, type: type ?? place.type }, fragment.selectionSet);
}

/** Leaves are free: they come with the object that carries them. Introspection is free too: it touches no data. */
function costOfField(walk: Walk, place: Place, node: FieldNode): Cost {
  const field = isObjectType(place.type) ? place.type.getFields()[node.name.value] : undefined;
  if (!field) return () => 0;
  const asked = askedLength(node, field);
  if (!node.selectionSet) return freeWithin(asked);
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  const own = place.depth === 1 ? ROOT_FIELD_COST : 1;
  const below = costOfSelection(
    walk,
    { type: getNamedType(field.type), depth: place.depth + 1, listLength: isList ? undefined : asked },
    node.selectionSet,
  );
  return (variables) => {
    const length = (asked ?? place.listLength)?.(variables) ?? ASSUMED_LENGTH;
    return own + (isList ? length : 1) * (1 + below(variables));
  };
}

/** Costs nothing; a length that is asked for is judged all the same. */
function freeWithin(asked: Cost | undefined): Cost {
  return (variables) => {
    asked?.(variables);
    return 0;
  };
}

/** How many the caller asked for; nothing when the field takes no such argument. */
function askedLength(node: FieldNode, field: GraphQLField<unknown, unknown>): Cost | undefined {
  const declared = field.args.find((argument) => LENGTH_ARGUMENTS.includes(argument.name));
  if (!declared) return undefined;
  const given = node.arguments?.find((argument) => argument.name.value === declared.name);
  const otherwise = typeof declared.defaultValue === 'number' ? declared.defaultValue : ASSUMED_LENGTH;
  return (variables) => {
    const length = (given && numberIn(given.value, variables)) ?? otherwise;
    if (length > MAX_TAKE) throw pageTooLong({ argument: declared.name, maximum: MAX_TAKE });
    return Math.max(length, 0);
  };
}

function numberIn(value: ValueNode, variables: Variables): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? given : undefined;
}

/** `query ($take: Int = 100)` asks for a hundred without a variable being sent. */
function defaultsOf(operation: OperationDefinitionNode): Variables {
  const entries = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
  );
  return Object.fromEntries(entries);
}
