import { Field, Flex, Input, InputGroup, VisuallyHidden } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Icon } from '../controls/icon';
import { controlId, useFormParts } from '../fields/form-context';
import { useTextControl } from '../fields/use-text-control';
import { SubmitButton } from './submit-button';

interface SearchFieldProps {
  name: string;
  /** What is searched for; it also stands in the empty field. */
  label: string;
}

/** One line to search by, with its button. */
export function SearchField({ name, label }: SearchFieldProps) {
  const control = useTextControl({ name, label });
  return (
    <Field.Root id={controlId(useFormParts().id, name)}>
      <VisuallyHidden asChild>
        <Field.Label>{label}</Field.Label>
      </VisuallyHidden>
      <Flex gap="2" width="full">
        <InputGroup flex="1" minWidth="0" startElement={<Icon of={Search} size={18} />}>
          <Input
            {...control}
            type="search"
            placeholder={label}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </InputGroup>
        <SubmitButton colorPalette="petrol" busyLabel="Ara">
          Ara
        </SubmitButton>
      </Flex>
    </Field.Root>
  );
}
