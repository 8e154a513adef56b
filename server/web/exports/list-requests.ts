import { Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { coerceInputValue, GraphQLInputObjectType } from 'graphql';
import type { ExportRequest, ListExport } from '../../kernel/exports/list-export.js';
import { badUserInput, type RefusedField } from '../../kernel/refusal/general.refusals.js';
import { InputValidationPipe } from '../errors/validation.pipe.js';

const PARAMETER = 'liste';
const INVALID = 'Geçersiz değer.';
const UNREADABLE = 'Liste okunamadı.';

/** Reads what an export is asked for exactly as the query of its list reads it. */
@Injectable()
export class ListRequests {
  private readonly pipe = new InputValidationPipe();

  constructor(private readonly schemaHost: GraphQLSchemaHost) {}

  /**
   * @param json variables of the query, which has an argument of the same name for each; `skip` and `take` do not shorten the file
   * @throws BAD_USER_INPUT that names what the query would refuse
   */
  async read({ query, args }: Pick<ListExport, 'query' | 'args'>, json = '{}'): Promise<ExportRequest> {
    const fields: RefusedField[] = [];
    const values: unknown = coerceInputValue(parsed(json), this.inputOf(query), (path) => {
      fields.push({ path: path.join('.') || PARAMETER, rules: ['isValid'], message: INVALID });
    });
    if (fields.length > 0) throw badUserInput({ fields });
    return (await this.pipe.transform(values, { type: 'query', metatype: args })) as ExportRequest;
  }

  /** The arguments of the query as one input. */
  private inputOf(query: string): GraphQLInputObjectType {
    const field = this.schemaHost.schema.getQueryType()?.getFields()[query];
    if (!field) throw new Error(`No query is named ${query}`);
    const fields = field.args.map(({ name, type, defaultValue }) => [name, { type, defaultValue }] as const);
    return new GraphQLInputObjectType({ name: 'ExportedList', fields: Object.fromEntries(fields) });
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw badUserInput({ fields: [{ path: PARAMETER, rules: ['isJson'], message: UNREADABLE }] });
  }
}
