import { registerEnumType } from '@nestjs/graphql';

/** `{ BANK_TRANSFER: 'bank_transfer' }`: names as GraphQL spells them, values as events and rows store them. */
export type ValueEnum<Value extends string> = { readonly [Name in Value as Uppercase<Name>]: Name };

/**
 * Registers the values of a list as a GraphQL enum, so that they are declared once: the type, the validation
 * (`IsEnum`) and the `CHECK` of the column (`oneOf`) come from the same list.
 *
 * @param options.values each value with its description in the schema
 */
export function registerValueEnum<const Value extends string>(options: {
  name: string;
  description: string;
  values: Readonly<Record<Value, string>>;
}): ValueEnum<Value> {
  const { name, description, values } = options;
  const descriptions = Object.entries<string>(values);
  const valueEnum = Object.fromEntries(descriptions.map(([value]) => [value.toUpperCase(), value]));
  const valuesMap = Object.fromEntries(
    descriptions.map(([value, text]) => [value.toUpperCase(), { description: text }]),
  );
  registerEnumType(valueEnum, { name, description, valuesMap });
  return valueEnum as ValueEnum<Value>;
}
