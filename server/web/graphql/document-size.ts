import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { queryTooComplex, queryTooDeep } from './query-limit.refusals.js';

/** Operations and fragments. Validation compares each fragment with each other; the largest page of the shop has 13. */
const MAX_DEFINITIONS = 50;
/** Fragments let a short document spell out millions of selections; no honest one comes near this. */
export const MAX_SELECTIONS = 2_000;
/** Pairs of selections with one name in one place, which validation compares with each other. */
const MAX_COMPARISONS = 10_000;
/** Levels once every fragment is spelled out: what validates and counts an operation calls itself for each. */
const MAX_LEVELS = 100;

interface Walk {
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Fragments reached so far: what no operation spreads is validated too. */
  reached: Set<string>;
  selections: number;
  comparisons: number;
}

/** Selection sets that stand in one place of the response, and the fragments spread around each. */
interface Place {
  sets: readonly { set: SelectionSetNode; within: readonly string[] }[];
  level: number;
}

/**
 * Refuses a document that would keep the process busy while it is validated: the rules of graphql compare fragments and
 * fields of one name pair by pair.
 *
 * @throws {Refusal} QUERY_TOO_COMPLEX, QUERY_TOO_DEEP
 */
export function checkDocumentSize({ definitions }: DocumentNode): void {
  if (definitions.length > MAX_DEFINITIONS) {
    throw queryTooComplex({ cost: definitions.length, maximum: MAX_DEFINITIONS });
  }
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const walk: Walk = {
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    reached: new Set(),
    selections: 0,
    comparisons: 0,
  };
  for (const definition of definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) visitDefinition(walk, definition);
  }
  for (const fragment of fragments) {
    if (!walk.reached.has(fragment.name.value)) visitDefinition(walk, fragment);
  }
}

function visitDefinition(walk: Walk, definition: DefinitionNode): void {
  if (!('selectionSet' in definition)) return;
  const within = definition.kind === Kind.FRAGMENT_DEFINITION ? [definition.name.value] : [];
  visitPlace(walk, { sets: [{ set: definition.selectionSet, within }], level: 1 });
}

function visitPlace(walk: Walk, { sets, level }: Place): void {
  if (level > MAX_LEVELS) throw queryTooDeep({ maximum: MAX_LEVELS });
  const places = new Map<string, { set: SelectionSetNode | undefined; within: readonly string[] }[]>();
  const collect = (set: SelectionSetNode, within: readonly string[]): void => {
    for (const selection of set.selections) {
      countSelection(walk);
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const same = places.get(key) ?? [];
        countComparisons(walk, same.length);
        places.set(key, [...same, { set: selection.selectionSet, within }]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        collect(selection.selectionSet, within);
      } else {
        const spread = spreadFragment(walk, selection, within);
        if (spread) collect(spread.selectionSet, [...within, spread.name.value]);
      }
    }
  };
  for (const { set, within } of sets) collect(set, within);
  for (const fields of places.values()) {
    const below = fields.flatMap(({ set, within }) => (set ? [{ set, within }] : []));
    if (below.length > 0) visitPlace(walk, { sets: below, level: level + 1 });
  }
}

/** Undefined for a fragment that does not exist or spreads itself: validation says so. */
function spreadFragment(
  walk: Walk,
  { name }: FragmentSpreadNode,
  within: readonly string[],
): FragmentDefinitionNode | undefined {
  walk.reached.add(name.value);
  return within.includes(name.value) ? undefined : walk.fragments.get(name.value);
}

function countSelection(walk: Walk): void {
  walk.selections += 1;
  if (walk.selections > MAX_SELECTIONS) {
    throw queryTooComplex({ cost: walk.selections, maximum: MAX_SELECTIONS });
  }
}

function countComparisons(walk: Walk, added: number): void {
  walk.comparisons += added;
  if (walk.comparisons > MAX_COMPARISONS) {
    throw queryTooComplex({ cost: walk.comparisons, maximum: MAX_COMPARISONS });
  }
}
