import { Stack } from '@chakra-ui/react';
import { useMutation } from 'urql';
import { graphql } from '../../graphql/graphql';
import { refusalOf } from '../../graphql/refusal';
import { MESSAGE_FILES } from '../../shop/upload-routes';
import { TextAreaField } from '../../ui/fields/text-area-field';
import { FileField } from '../../ui/files/file-field';
import { useSentFiles } from '../../ui/files/use-sent-files';
import { Form } from '../../ui/form/form';
import { FormMessage } from '../../ui/form/form-message';
import { SubmitButton } from '../../ui/form/submit-button';
import { useForm } from '../../ui/form/use-form';
import * as z from '../../ui/form/zod';
import { ConversationFragment } from './conversation.fragment';

export const AnswerMessageMutation = graphql(
  `
    mutation AnswerMessage($input: AnswerContactMessageInput!) {
      answerContactMessage(input: $input) {
        ...Conversation
      }
    }
  `,
  [ConversationFragment],
);

const MAX = 4_000;
const SCHEMA = z.object({
  text: z.string().trim().min(1, 'Mesajınızı yazın.').max(MAX, 'En çok 4000 karakter yazılabilir.'),
});

interface AnswerFormProps {
  token: string;
  onAnswered: () => void;
}

/** What the sender writes once more. */
export function AnswerForm({ token, onAnswered }: AnswerFormProps) {
  const [, answer] = useMutation(AnswerMessageMutation);
  const files = useSentFiles(MESSAGE_FILES);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { text: '' },
    send: async ({ text }) => {
      if (files.waiting) return files.waiting;
      const { error } = await answer({ input: { token, text, files: files.ids } });
      if (error) return files.refused(refusalOf(error));
      files.forget();
      return undefined;
    },
    onAccepted: () => {
      form.methods.reset({ text: '' });
      onAnswered();
    },
  });
  return (
    <Form form={form} label="Mesaj">
      <Stack gap="3" paddingTop="4">
        <FormMessage />
        <TextAreaField name="text" label="Mağazaya yazın" limit={MAX} />
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
