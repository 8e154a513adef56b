import { ApolloServerErrorCode } from '@apollo/server/errors';
import { type DocumentNode, GraphQLError, Lexer, parse, Source, TokenKind } from 'graphql';
import { InvalidOperation } from './invalid-operation.js';
import { queryTooComplex, queryTooDeep } from './query-limit.refusals.js';

export const MAX_TOKENS = 5_000;
/** Of brackets of any kind. graphql's parser calls itself for each; the deepest description of a schema has some twenty. */
const MAX_NESTING = 100;

const CHANGE_OF_NESTING: Partial<Record<TokenKind, number>> = {
  [TokenKind.BRACE_L]: 1,
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.PAREN_R]: -1,
};

/**
 * Parses a document whose length and nesting are known to be harmless.
 *
 * @throws {Refusal} QUERY_TOO_DEEP, QUERY_TOO_COMPLEX
 * @throws {InvalidOperation} when it does not parse
 */
export function parseDocument(query: string): DocumentNode {
  try {
    checkTokens(query);
    return parse(query);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new InvalidOperation(ApolloServerErrorCode.GRAPHQL_PARSE_FAILED, [error]);
  }
}

function checkTokens(query: string): void {
  const lexer = new Lexer(new Source(query));
  let tokens = 0;
  let nesting = 0;
  while (lexer.advance().kind !== TokenKind.EOF) {
    if (++tokens > MAX_TOKENS) throw queryTooComplex({ cost: tokens, maximum: MAX_TOKENS });
    nesting += CHANGE_OF_NESTING[lexer.token.kind] ?? 0;
    if (nesting > MAX_NESTING) throw queryTooDeep({ maximum: MAX_NESTING });
  }
}
