import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { useAttemptKey } from '../../../ui/form/use-attempt-key';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FileField } from '../asking/file-field';
import { goneFiles, goneText, STILL_UPLOADING, type UploadedFile } from '../asking/upload-file';
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
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [isUploading, setIsUploading] = useState(false);
  const attempt = useAttemptKey();
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { message: '' },
    send: async ({ message }) => {
      if (isUploading) return { message: STILL_UPLOADING };
      const input = { ...quoteKey, message, files: files.map(({ id }) => id) };
      const { error } = await send({ input: { ...input, idempotencyKey: attempt.keyOf(input) } });
      if (!error) {
        attempt.forget();
        // One that was added meanwhile waits for the next message.
        setFiles((now) => now.filter((file) => !files.includes(file)));
        return undefined;
      }
      const refusal = refusalOf(error);
      if (refusal.code !== 'QUOTE_FILE_GONE') return refusal;
      const gone = goneFiles(files, refusal.details);
      setFiles((now) => now.filter((file) => !gone.includes(file)));
      return { message: goneText(gone) };
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
        <FileField
          files={files}
          onAdd={(added) => setFiles((now) => [...now, ...added])}
          onRemove={(removed) => setFiles((now) => now.filter(({ id }) => id !== removed.id))}
          onUploading={setIsUploading}
        />
        <div>
          <SubmitButton busyLabel="Gönderiliyor..." colorPalette="petrol">
            Mesaj gönder
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
