import { useEffect } from 'react';
import { Form } from '../../../ui/form/form';
import { SearchField } from '../../../ui/form/search-field';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';

const SCHEMA = z.object({ text: z.string().trim() });

interface OrderSearchProps {
  /** What the list shows the orders of. */
  text: string;
  onSearch: (text: string) => void;
}

/** Asks for the number of an order, or the beginning of one. */
export function OrderSearch({ text, onSearch }: OrderSearchProps) {
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
      <SearchField name="text" label="Sipariş numarası" />
    </Form>
  );
}
