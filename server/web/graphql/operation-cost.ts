import {
  type FieldNode,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { MAX_SKIP, MAX_TAKE } from '../../kernel/listing/list.args.js';
import { badUserInput } from '../../kernel/refusal/general.refusals.js';
import { MAX_SELECTIONS } from './document-size.js';
import type { Variables } from './operation-variables.js';
import type { ParsedOperation } from './parsed-operation.js';
import { queryTooComplex, queryTooDeep, skipTooLarge, takeTooLarge } from './query-limit.refusals.js';

const MAX_DEPTH = 12;
const MAX_COST = 10_000;
/**
 * A root field queries the database however few of its fields are selected: some twenty use up an operation's cost.
 * One that does much more says so where it is declared, as `complexity`, and so does a field that asks by itself below.
 */
const ROOT_FIELD_COST = 450;
/** Texts and numbers come with the object that carries them; only by aliases do they become many. */
const LEAF_COST = 0.5;
/** Length assumed of a list whose length the caller does not choose. */
const ASSUMED_LENGTH = 5;
/** The same within `__schema` and `__type`, whose lists are long: types, fields, arguments. */
const INTROSPECTION_LENGTH = 10;
/** Asks no database; weighed so that one full description of the schema passes, and two in one operation do not. */
const INTROSPECTION_WEIGHT = 0.1;
/** Arguments that say how long a list may be, with the longest each may ask for. */
const LONGEST = new Map([
  ['take', MAX_TAKE],
  ['first', 100],
  ['limit', 500],
]);

const SKIP = 'skip';

interface Walk extends ParsedOperation {
  variables: Variables;
  selections: number;
}

/** Where in the operation a selection stands. */
interface SelectionPosition {
  type: GraphQLNamedType;
  depth: number;
  isIntrospection: boolean;
  /** Set below a field like `products(take)`, whose lists are as long as it says. */
  listLength?: number;
}

/**
 * Limits one call of an operation by the number of objects its response may hold at most; lists multiply what is
 * below them by the requested length.
 *
 * @returns the number of selections once every fragment is spelled out
 * @throws {Refusal} QUERY_TOO_DEEP, QUERY_TOO_COMPLEX, TAKE_TOO_LARGE, SKIP_TOO_LARGE, BAD_USER_INPUT for a negative number
 */
export function checkOperationCost(operation: ParsedOperation, variables: Variables): number {
  const type = operation.schema.getRootType(operation.definition.operation);
  if (!type) return 0;
  const walk: Walk = { ...operation, variables, selections: 0 };
  const cost = costOfSet(walk, { type, depth: 1, isIntrospection: false }, operation.definition.selectionSet);
  if (cost > MAX_COST) throw queryTooComplex({ cost: Math.ceil(cost), maximum: MAX_COST });
  return walk.selections;
}

function costOfSet(walk: Walk, position: SelectionPosition, { selections }: SelectionSetNode): number {
  if (position.depth > MAX_DEPTH && !position.isIntrospection) throw queryTooDeep({ maximum: MAX_DEPTH });
  let total = 0;
  for (const selection of selections) {
    if (++walk.selections > MAX_SELECTIONS) {
      throw queryTooComplex({ cost: walk.selections, maximum: MAX_SELECTIONS });
    }
    total += costOfSelection(walk, position, selection);
  }
  return total;
}

function costOfSelection(walk: Walk, position: SelectionPosition, selection: SelectionNode): number {
  if (selection.kind === Kind.FIELD) return costOfField(walk, position, selection);
  const fragment =
    selection.kind === Kind.INLINE_FRAGMENT ? selection : walk.fragments.get(selection.name.value);
  if (!fragment) return 0;
  const type = fragment.typeCondition && walk.schema.getType(fragment.typeCondition.name.value);
  return costOfSet(walk, { ...position, type: type ?? position.type }, fragment.selectionSet);
}

function costOfField(walk: Walk, position: SelectionPosition, node: FieldNode): number {
  const field = fieldOf(position, node.name.value);
  if (!field) return LEAF_COST;
  const declared = declaredCost(field);
  const requested = requestedLength(walk, node, field);
  checkSkip(walk, node, field);
  const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type);
  const length = isList ? (requested ?? position.listLength ?? assumedLength(position)) : 1;
  if (!node.selectionSet) return declared ?? leafCost(position, length);
  const isEntry = field === SchemaMetaFieldDef || field === TypeMetaFieldDef;
  const below: SelectionPosition = {
    type: getNamedType(field.type),
    depth: position.depth + 1,
    isIntrospection: position.isIntrospection || isEntry,
    listLength: isList ? undefined : requested,
  };
  const own = declared ?? (position.depth === 1 ? ROOT_FIELD_COST : 1);
  const weight = isEntry ? INTROSPECTION_WEIGHT : 1;
  return own + weight * length * (1 + costOfSet(walk, below, node.selectionSet));
}

/** What the field itself costs, whatever is selected below it; undefined when its declaration does not say. */
function declaredCost({ extensions }: GraphQLField<unknown, unknown>): number | undefined {
  const { complexity } = extensions;
  return typeof complexity === 'number' ? complexity : undefined;
}

function assumedLength({ isIntrospection }: SelectionPosition): number {
  return isIntrospection ? INTROSPECTION_LENGTH : ASSUMED_LENGTH;
}

function leafCost({ depth, isIntrospection }: SelectionPosition, length: number): number {
  if (depth === 1) return ROOT_FIELD_COST;
  // The texts of a schema are no column of a row: they are all that its description consists of.
  return isIntrospection ? length : LEAF_COST * length;
}

/** Undefined for `__typename`, which every object has. */
function fieldOf(
  { type, depth }: SelectionPosition,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (depth === 1 && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (depth === 1 && name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
}

/** How many the caller requests; undefined when the field has no such argument. */
function requestedLength(
  walk: Walk,
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
): number | undefined {
  const { oneForEach } = field.extensions;
  if (typeof oneForEach === 'string') return givenCount(walk, node, oneForEach);
  const declared = field.args.find((argument) => LONGEST.has(argument.name));
  if (!declared) return undefined;
  const length = givenNumber(walk, node, declared.name) ?? defaultLength(declared);
  const maximum = LONGEST.get(declared.name) ?? 0;
  if (length > maximum) throw takeTooLarge({ argument: declared.name, maximum });
  return notNegative(declared.name, length);
}

/** Whatever is skipped is read first: a list is narrowed rather than read to its end. */
function checkSkip(walk: Walk, node: FieldNode, field: GraphQLField<unknown, unknown>): void {
  if (!field.args.some(({ name }) => name === SKIP)) return;
  const skip = givenNumber(walk, node, SKIP) ?? 0;
  if (skip > MAX_SKIP) throw skipTooLarge({ maximum: MAX_SKIP });
  notNegative(SKIP, skip);
}

function notNegative(path: string, number: number): number {
  if (number >= 0) return number;
  throw badUserInput({ fields: [{ path, rules: ['min'], message: 'Değer çok küçük.' }] });
}

function defaultLength({ defaultValue }: GraphQLArgument): number {
  return typeof defaultValue === 'number' ? defaultValue : ASSUMED_LENGTH;
}

function givenNumber({ variables }: Walk, node: FieldNode, name: string): number | undefined {
  const given = node.arguments?.find((argument) => argument.name.value === name);
  return given && numberIn(given.value, variables);
}

/** @param path of a list in the arguments, such as `input.orders`: a field with the extension `oneForEach` returns as many */
function givenCount({ variables }: Walk, node: FieldNode, path: string): number {
  const given = (node.arguments ?? []).map(({ name, value }) => [
    name.value,
    valueFromASTUntyped(value, variables),
  ]);
  const list = path.split('.').reduce<unknown>(fieldIn, Object.fromEntries(given));
  // One item may be given without a list.
  return Array.isArray(list) ? list.length : 1;
}

const fieldIn = (object: unknown, name: string): unknown =>
  (object as Record<string, unknown> | null)?.[name];

function numberIn(value: ValueNode, variables: Variables): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value);
  const given = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof given === 'number' ? given : undefined;
}
