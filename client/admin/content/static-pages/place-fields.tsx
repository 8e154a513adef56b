import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { type FieldOfCode } from '../../../ui/form/refusal-errors';
import * as z from '../../../ui/form/zod';
import { PAGE_KINDS } from './page-kinds';
import { type StaticPageKind } from './static-pages.query';

const MAX_ADDRESS = 80;
/** The server's own rule. */
const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const KINDS = Object.keys(PAGE_KINDS) as StaticPageKind[];

export const addressSchema = z
  .string()
  .trim()
  .max(MAX_ADDRESS, `En çok ${String(MAX_ADDRESS)} karakter yazın.`)
  .refine(
    (typed) => typed === '' || ADDRESS.test(typed),
    'Küçük harf, rakam ve aralarında tire kullanın: servis-noktalari',
  );

export const kindSchema = z.enum(KINDS);

/** The refusals that are about the address. */
export const FIELD_OF_CODE: FieldOfCode = { PAGE_ADDRESS_TAKEN: 'address' };

interface PlaceFieldsProps {
  hint: string;
  isAddressOptional?: boolean;
}

/** Address and kind of a page. */
export function PlaceFields({ hint, isAddressOptional = false }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        name="address"
        label="Adres"
        isOptional={isAddressOptional}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={hint}
      />
      <SelectField name="kind" label="Yeri">
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {PAGE_KINDS[kind]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
