import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getOperationAST,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** One operation of a document and the fragments it may spread. */
export interface ParsedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** Undefined when the document has no operation of the name, or several and none is named. */
export function parsedOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  name?: string | null,
): ParsedOperation | undefined {
  const definition = getOperationAST(document, name);
  if (!definition) return undefined;
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return { schema, document, definition, fragments: byName };
}

/** Names at the top of an operation, those in fragments included. */
export function rootFieldNames({ definition, fragments }: ParsedOperation): string[] {
  const names = new Set<string>();
  const visited = new Set<SelectionSetNode>();
  const visit = (set: SelectionSetNode | undefined): void => {
    if (!set || visited.has(set)) return;
    visited.add(set);
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else visit(fragments.get(selection.name.value)?.selectionSet);
    }
  };
  visit(definition.selectionSet);
  return [...names];
}
