import { Stack } from '@chakra-ui/react';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutation } from 'urql';
import { graphql } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { MESSAGE_SUBJECT_LIST, MESSAGE_SUBJECTS, type MessageSubject } from '../../../shop/message-subjects';
import { MESSAGE_FILES } from '../../../shop/upload-routes';
import { EmailField } from '../../../ui/fields/email-field';
import { Fields } from '../../../ui/fields/fields';
import { SelectField } from '../../../ui/fields/select-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { TextField } from '../../../ui/fields/text-field';
import { FileField } from '../../../ui/files/file-field';
import { useSentFiles } from '../../../ui/files/use-sent-files';
import { useAttemptKey } from '../../../ui/form/use-attempt-key';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { TitledCard } from '../../../ui/layout/titled-card';
import { NewRecord } from '../../record/new-record';

export const StartMessageMutation = graphql(`
  mutation StartMessage($input: StartMessageInput!) {
    startMessage(input: $input) {
      id
    }
  }
`);

const MAX_TEXT = 4_000;
const SCHEMA = z.object({
  name: z.string().trim().min(1, 'Adı yazın.').max(200, 'En çok 200 karakter yazılabilir.'),
  email: z.string().trim().min(1, 'E-posta adresini yazın.'),
  subject: z.enum(MESSAGE_SUBJECT_LIST as [MessageSubject, ...MessageSubject[]]),
  order: z.string().trim(),
  text: z.string().trim().min(1, 'Mesajı yazın.').max(MAX_TEXT, 'En çok 4000 karakter yazılabilir.'),
});

type Values = z.infer<typeof SCHEMA>;

/** What the screen that leads here knows of the recipient; in the state of the history, never in the address. */
export type KnownRecipient = Partial<Pick<Values, 'name' | 'email' | 'order'>>;

const EMPTY: Values = { name: '', email: '', subject: 'AFTER_SALES', order: '', text: '' };

/** Staff write to somebody who has not written to them. */
export function NewMessageScreen() {
  const navigate = useNavigate();
  const known = useLocation().state as { recipient?: KnownRecipient } | null;
  const started = useRef('');
  const [, start] = useMutation(StartMessageMutation);
  const files = useSentFiles(MESSAGE_FILES);
  const { keyOf } = useAttemptKey();
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { ...EMPTY, ...known?.recipient },
    send: async (values) => {
      if (files.waiting) return files.waiting;
      const message = { ...values, files: files.ids };
      const { data, error } = await start({ input: { ...message, idempotencyKey: keyOf(message) } });
      if (error) return files.refused(refusalOf(error));
      started.current = data?.startMessage.id ?? '';
      return undefined;
    },
    onAccepted: () => void navigate(paths.adminMessage(started.current)),
  });
  return (
    <NewRecord
      title="Yeni mesaj"
      list={paths.adminMessages()}
      noun="mesaj"
      form={form}
      maxWidth="48rem"
      submit={{ label: 'Mesajı gönder', busyLabel: 'Gönderiliyor...' }}
    >
      <TitledCard title="Kime">
        <Fields>
          <TextField name="name" label="Ad soyad" autoComplete="off" />
          <EmailField name="email" label="E-posta" />
          <SelectField name="subject" label="Konu">
            {MESSAGE_SUBJECT_LIST.map((subject) => (
              <option key={subject} value={subject}>
                {MESSAGE_SUBJECTS[subject].label}
              </option>
            ))}
          </SelectField>
          <TextField name="order" label="Sipariş no" isOptional autoComplete="off" />
        </Fields>
      </TitledCard>
      <TitledCard title="Mesaj">
        <Stack gap="3">
          <TextAreaField
            name="text"
            label="Mesaj"
            hint="E-postayla gönderilir; müşteri e-postadaki bağlantıdan yanıtlar."
            rows={8}
            limit={MAX_TEXT}
          />
          <FileField {...files.field} />
        </Stack>
      </TitledCard>
    </NewRecord>
  );
}

export { NewMessageScreen as Component };
export const prefetch = () => Promise.resolve(null);
