import { Stack } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useAttemptKey } from '../../../ui/form/use-attempt-key';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FileField } from '../../../ui/files/file-field';
import { useSentFiles } from '../../../ui/files/use-sent-files';
import { QUOTE_FILES } from '../../../shop/upload-routes';
import { type QuoteKey } from '../status/quote-key';
import { SendQuoteMessageMutation } from './answer-mutations';

const MAX = 2000;

const SCHEMA = z.object({
  message: z
    .string()
    .trim()
    .min(1, 'Mesajınızı yazın.')
    .max(MAX, `En çok ${String(MAX)} karakter yazılabilir.`),
});

/** Writes to the shop about the quote, with files. */
export function MessageForm({ quoteKey, onAnswered }: { quoteKey: QuoteKey; onAnswered: () => void }) {
  const [, send] = useMutation(SendQuoteMessageMutation);
  const files = useSentFiles(QUOTE_FILES);
  const attempt = useAttemptKey();
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { message: '' },
    send: async ({ message }) => {
      if (files.waiting) return files.waiting;
      const input = { ...quoteKey, message, files: files.ids };
      const { error } = await send({ input: { ...input, idempotencyKey: attempt.keyOf(input) } });
      if (error) return files.refused(refusalOf(error));
      attempt.forget();
      files.forget();
      return undefined;
    },
    onAccepted: () => {
      form.methods.reset({ message: '' });
      onAnswered();
    },
  });
  return (
    <Form form={form} label="Mesaj">
      <Stack gap="3" paddingTop="4">
        <FormMessage />
        <TextAreaField name="message" label="Mağazaya yazın" limit={MAX} />
        <FileField {...files.field} />
        <div>
          <SubmitButton busyLabel="Gönderiliyor..." colorPalette="petrol">
            Mesaj gönder
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
