import { Field, Input, Span } from '@chakra-ui/react';
import { useId } from 'react';

const MAX_SUPPLIER = 100;

interface SupplierFieldProps {
  supplier: string;
  /** Those whose files were imported before. */
  known: readonly string[];
  isDisabled: boolean;
  onChange: (supplier: string) => void;
}

/** Whose file it is: headings that are assigned by hand are remembered for it. */
export function SupplierField({ supplier, known, isDisabled, onChange }: SupplierFieldProps) {
  const list = useId();
  return (
    <Field.Root disabled={isDisabled}>
      <Field.Label>
        Tedarikçi
        <Span color="fg.subtle" fontWeight="normal">
          {' '}
          (isteğe bağlı)
        </Span>
      </Field.Label>
      <Input
        size="sm"
        list={list}
        autoComplete="off"
        maxLength={MAX_SUPPLIER}
        value={supplier}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Field.HelperText>Eşlediğiniz sütun başlıkları bu tedarikçi için hatırlanır.</Field.HelperText>
    </Field.Root>
  );
}
