import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMutation } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { toaster } from '../../../ui/feedback/toaster';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { SubmitButton } from '../../../ui/form/submit-button';
import { type FormState, useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { When } from '../../record/when';
import { AddUserNoteMutation, CHANGES_USER, type UserRecord, WithdrawUserNoteMutation } from './user.query';

const MAX_NOTE = 2_000;
const SCHEMA = z.object({
  text: z.string().trim().min(1, 'Notu yazın.').max(MAX_NOTE, 'En çok 2000 karakter yazılabilir.'),
});

type Note = UserRecord['notes'][number];

/** What staff wrote down about somebody, and the way to add to it; nothing is changed, only withdrawn. */
export function UserNotes({ id, notes }: { id: string; notes: readonly Note[] }) {
  const [withdrawn, setWithdrawn] = useState<Note>();
  const [{ fetching }, withdraw] = useMutation(WithdrawUserNoteMutation);
  const confirm = async (note: Note) => {
    const { error } = await withdraw({ id: note.id }, CHANGES_USER);
    if (error) toaster.error({ title: 'Not geri çekilemedi', description: refusalOf(error).message });
    setWithdrawn(undefined);
  };
  return (
    <Stack gap="0">
      <NoteForm userId={id} />
      <Stack as="ol" aria-label="Notlar" gap="0">
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} onWithdraw={() => setWithdrawn(note)} />
        ))}
      </Stack>
      {notes.length === 0 && (
        <Text padding="4" borderTopWidth="1px" color="fg.muted">
          Henüz not yok.
        </Text>
      )}
      <ConfirmDialog
        isOpen={withdrawn !== undefined}
        title="Not geri çekilsin mi?"
        confirmLabel="Geri çek"
        isDangerous
        isBusy={fetching}
        onConfirm={() => withdrawn && void confirm(withdrawn)}
        onClose={() => setWithdrawn(undefined)}
      >
        Metni artık görünmez; notun yazıldığı ve geri çekildiği kayıtlı kalır.
      </ConfirmDialog>
    </Stack>
  );
}

function NoteRow({ note, onWithdraw }: { note: Note; onWithdraw: () => void }) {
  const { text, author, createdAt, withdrawnAt, withdrawnBy } = note;
  return (
    <Flex as="li" wrap="wrap" gap="3" align="start" padding="4" borderTopWidth="1px">
      <Box flex="1 1 14rem" minWidth="0">
        <Text textStyle="small" color="fg.muted">
          <b>{author.name ?? 'Eski çalışan'}</b>, <When at={createdAt} />
        </Text>
        {text === null ? (
          <Text color="fg.muted">
            {withdrawnBy?.name ?? 'Eski bir çalışan'} notu geri çekti
            {withdrawnAt && (
              <>
                , <When at={withdrawnAt} />
              </>
            )}
          </Text>
        ) : (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        )}
      </Box>
      {text !== null && (
        <Button variant="ghost" size="sm" onClick={onWithdraw}>
          Geri çek
        </Button>
      )}
    </Flex>
  );
}

function NoteForm({ userId }: { userId: string }) {
  const [, addNote] = useMutation(AddUserNoteMutation);
  const form: FormState<{ text: string }> = useForm({
    schema: SCHEMA,
    defaultValues: { text: '' },
    send: async ({ text }) => {
      const { error } = await addNote({ input: { userId, text } }, CHANGES_USER);
      return error && refusalOf(error);
    },
    onAccepted: () => form.methods.reset({ text: '' }),
  });
  return (
    <Form form={form} label="Not ekle">
      <Stack gap="3" padding="4">
        <TextAreaField
          name="text"
          label="Yeni not"
          hint="Yalnız ekip görür, kişi görmez."
          rows={3}
          limit={MAX_NOTE}
        />
        <FormMessage />
        <Box>
          <SubmitButton size="sm" colorPalette="petrol" busyLabel="Ekleniyor...">
            Notu ekle
          </SubmitButton>
        </Box>
      </Stack>
    </Form>
  );
}
