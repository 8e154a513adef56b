import { useEffect } from 'react';
import { Form } from '../../../ui/form/form';
import { SearchField } from '../../../ui/form/search-field';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';

const SCHEMA = z.object({ text: z.string().trim() });

interface QuoteSearchProps {
  /** What the list shows the quotes of. */
  text: string;
  onSearch: (text: string) => void;
}

/** Asks for what a quote is found by. */
export function QuoteSearch({ text, onSearch }: QuoteSearchProps) {
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
      <SearchField name="text" label="Teklif numarası, ürün kodu veya proje" />
    </Form>
  );
}
