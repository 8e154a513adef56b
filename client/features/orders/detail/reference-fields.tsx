import { Fields } from '../../../ui/fields/fields';
import { TextField } from '../../../ui/fields/text-field';
import * as z from '../../../ui/form/zod';

const MAX_REFERENCE = 100;
const reference = z
  .string()
  .trim()
  .max(MAX_REFERENCE, `En çok ${String(MAX_REFERENCE)} karakter yazılabilir.`);

/** What the buyer files an order under, as it is called. */
export const REFERENCE_NAMES = {
  purchaseOrder: 'Satın alma sipariş no',
  project: 'Proje / şantiye',
  requisition: 'Talep no',
} as const;

export type ReferenceName = keyof typeof REFERENCE_NAMES;

export const REFERENCES = Object.keys(REFERENCE_NAMES) as ReferenceName[];

/** The part of a form that they are typed in. */
export const referencesSchema = z.object({
  purchaseOrder: reference,
  project: reference,
  requisition: reference,
});

export type ReferenceValues = z.infer<typeof referencesSchema>;

type Given = Readonly<Record<ReferenceName, string | null>> | null | undefined;

export const typedReferences = (given: Given): ReferenceValues => ({
  purchaseOrder: given?.purchaseOrder ?? '',
  project: given?.project ?? '',
  requisition: given?.requisition ?? '',
});

export const sentReferences = ({ purchaseOrder, project, requisition }: ReferenceValues) => ({
  purchaseOrder: purchaseOrder.trim() || null,
  project: project.trim() || null,
  requisition: requisition.trim() || null,
});

interface ReferenceFieldsProps {
  /** Where they stand in the form, such as `references.` */
  under?: string;
  isNarrow?: boolean | undefined;
}

export function ReferenceFields({ under = '', isNarrow }: ReferenceFieldsProps) {
  return (
    <Fields isNarrow={isNarrow}>
      {REFERENCES.map((name) => (
        <TextField
          key={name}
          name={`${under}${name}`}
          label={REFERENCE_NAMES[name]}
          isOptional
          autoComplete="off"
        />
      ))}
    </Fields>
  );
}
