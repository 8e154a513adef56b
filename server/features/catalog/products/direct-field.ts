/** Where Nest notes which parameters of a method it has to fill; @nestjs/graphql does not export the name. */
const PARAMETERS = '__routeArguments__';

/**
 * A field whose method gets what GraphQL gives: source, arguments, context. Nest calls a method without decorated
 * parameters like that by itself; here `@Args` only describes the argument in the schema. Filling the parameters one by
 * one, through the pipes, takes longer than the rest of such a field, and a list resolves hundreds of them. GraphQL has
 * checked the types of the arguments; for rules beyond that a field has to stay with Nest.
 */
export const DirectField =
  (): MethodDecorator =>
  ({ constructor }, method) => {
    Reflect.deleteMetadata(PARAMETERS, constructor, method);
  };
