import { Flex, Link, NativeSelect, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { MESSAGE_SUBJECTS } from '../../../shop/message-subjects';
import { MESSAGE_FILES } from '../../../shop/upload-routes';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { FileField } from '../../../ui/files/file-field';
import { useSentFiles } from '../../../ui/files/use-sent-files';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { UnsavedChangesGuard } from '../../../ui/form/unsaved-changes-guard';
import { useFirstFocus } from '../../../ui/form/use-first-focus';
import { type FormState, useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { type PanelMessage, ReplyTextsQuery, ReplyToMessageMutation } from './message.query';

const MAX_REPLY = 4_000;
const SCHEMA = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Yanıtı yazın.')
    .max(MAX_REPLY, `En çok ${String(MAX_REPLY)} karakter yazılabilir.`),
});

type Values = z.infer<typeof SCHEMA>;

interface ReplyFormProps {
  message: PanelMessage;
  onConflict: () => void;
}

/** A reply that is mailed to the sender; the field is empty again once it was accepted. */
export function ReplyForm(props: ReplyFormProps) {
  const [sent, setSent] = useState(0);
  return <EmptyReplyForm key={sent} {...props} takesFocus={sent > 0} onSent={() => setSent(sent + 1)} />;
}

interface EmptyReplyFormProps extends ReplyFormProps {
  /** It follows one that was sent, whose button had the focus. */
  takesFocus: boolean;
  onSent: () => void;
}

function EmptyReplyForm({ message, onConflict, takesFocus, onSent }: EmptyReplyFormProps) {
  const [, reply] = useMutation(ReplyToMessageMutation);
  const files = useSentFiles(MESSAGE_FILES);
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { text: '' },
    send: async ({ text }) => {
      const { id, version: expectedVersion } = message;
      if (files.waiting) return files.waiting;
      const { error } = await reply({ input: { id, expectedVersion, text, files: files.ids } });
      if (!error) return undefined;
      const refusal = refusalOf(error);
      if (refusal.code === 'VERSION_CONFLICT') onConflict();
      return files.refused(refusal);
    },
    onAccepted: onSent,
  });
  const isBlank = useIsBlank(form);
  useFirstFocus(form, takesFocus ? 'text' : undefined);
  const add = (saved: string) => {
    const { getValues, setValue } = form.methods;
    setValue('text', withSaved(getValues('text'), saved), { shouldDirty: true });
  };
  if (!message.sender) return null;
  return (
    <Form form={form} label="Yanıt">
      <UnsavedChangesGuard form={form} />
      <Stack gap="3">
        <FormMessage />
        <SavedTexts onChoose={add} />
        <TextAreaField
          name="text"
          label={`Yanıt: ${message.sender.email}`}
          rows={6}
          limit={MAX_REPLY}
          aria-keyshortcuts="y"
        />
        <FileField {...files.field} />
        <Flex gap="4" align="center" wrap="wrap">
          <SubmitButton colorPalette="petrol" busyLabel="Gönderiliyor..." isDisabled={isBlank}>
            Yanıtı gönder
          </SubmitButton>
          <Link href={mailtoOf(message)} color="petrol.fg" textStyle="small">
            E-posta programında yanıtla
          </Link>
        </Flex>
      </Stack>
    </Form>
  );
}

/** Nobody sends a reply without a text. */
function useIsBlank({ methods }: FormState<Values>): boolean {
  const [isBlank, setIsBlank] = useState(true);
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ values }) => setIsBlank(values.text.trim() === ''),
      }),
    [methods],
  );
  return isBlank;
}

/** A saved text comes below what was typed; the arrow keys may choose it again. */
function withSaved(typed: string, saved: string): string {
  const before = typed.trimEnd();
  if (before === '') return saved;
  return before.endsWith(saved.trimEnd()) ? typed : `${before}\n\n${saved}`;
}

/** Saved texts that a reply begins with, or goes on with. */
function SavedTexts({ onChoose }: { onChoose: (text: string) => void }) {
  const [{ data }] = useQuery({ query: ReplyTextsQuery });
  const texts = data?.messageReplyTexts ?? [];
  if (texts.length === 0) return null;
  return (
    <NativeSelect.Root size="sm" maxWidth="20rem">
      <NativeSelect.Field
        aria-label="Hazır yanıt"
        value=""
        onChange={({ currentTarget }) => {
          const chosen = texts.find(({ id }) => id === currentTarget.value);
          if (chosen) onChoose(chosen.text);
        }}
      >
        <option value="">Hazır yanıt seçin</option>
        {texts.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}

/** Subject and body are encoded: what was typed must not become another header. */
export function mailtoOf({ sender, subject, number, text }: PanelMessage): string {
  const quoted = (text ?? '').split('\n').map((line) => `> ${line}`);
  const headers = [
    `subject=${encodeURIComponent(`Re: ${MESSAGE_SUBJECTS[subject].label}, ${number}`)}`,
    `body=${encodeURIComponent(`\r\n\r\n${quoted.join('\r\n')}`)}`,
  ];
  return `mailto:${encodeURIComponent(sender?.email ?? '')}?${headers.join('&')}`;
}
