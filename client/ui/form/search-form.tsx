import { Field, Flex, Input, InputGroup, VisuallyHidden } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { Icon } from '../controls/icon';
import { controlId, useFormParts } from '../fields/form-context';
import { useTextControl } from '../fields/use-text-control';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import { useForm } from './use-form';
import * as z from './zod';

const SCHEMA = z.object({ text: z.string().trim() });

interface SearchFormProps {
  /** What is searched for. */
  label: string;
  /** The same in short, in the empty field: a phone shows some 25 characters. */
  placeholder?: string;
  /** What the list shows the rows of. */
  text: string;
  onSearch: (text: string) => void;
}

/** Asks a list for what it is searched by. */
export function SearchForm({ label, placeholder = label, text, onSearch }: SearchFormProps) {
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { text },
    send: (wanted) => {
      onSearch(wanted.text);
      return Promise.resolve(undefined);
    },
  });
  const { setValue } = form.methods;
  // The address may change by itself, with Back or a link that clears the filters.
  useEffect(() => setValue('text', text), [setValue, text]);
  return (
    <Form form={form}>
      <SearchLine name="text" label={label} placeholder={placeholder} />
    </Form>
  );
}

interface SearchLineProps {
  name: string;
  label: string;
  placeholder: string;
}

/** One line to search by, with its button. */
function SearchLine({ name, label, placeholder }: SearchLineProps) {
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
            placeholder={placeholder}
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
