import { Stack } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { paths } from '../../../paths';
import { toaster } from '../../../ui/feedback/toaster';
import { TextField } from '../../../ui/fields/text-field';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { refusalErrors } from '../../../ui/form/refusal-errors';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { MAX_LINE } from '../content-limits';
import { addressSchema, FIELD_OF_CODE, kindSchema, PlaceFields } from './place-fields';
import { AddStaticPageMutation, type StaticPageKind } from './static-pages.query';

const SCHEMA = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Başlık boş olamaz.')
    .max(MAX_LINE, `En çok ${String(MAX_LINE)} karakter yazın.`),
  address: addressSchema,
  kind: kindSchema,
});

interface AddPageDialogProps {
  isOpen: boolean;
  /** Among which pages it is to stand. */
  kind: StaticPageKind;
  onClose: () => void;
}

/** Asks what a new page is called and where it stands; its text is written on its own screen, before anybody sees it. */
export function AddPageDialog({ isOpen, ...form }: AddPageDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title="Sayfa ekle" onClose={form.onClose}>
      <AddPageForm {...form} />
    </FormDialog>
  );
}

function AddPageForm({ kind, onClose }: Omit<AddPageDialogProps, 'isOpen'>) {
  const client = useClient();
  const navigate = useNavigate();
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { title: '', address: '', kind },
    send: async ({ address, ...page }) => {
      const input = { ...page, address: address || null };
      const { data, error } = await client.mutation(AddStaticPageMutation, { input }).toPromise();
      if (error) return refusalErrors(refusalOf(error), FIELD_OF_CODE);
      if (data) {
        onClose();
        toaster.success({ title: 'Sayfa eklendi', description: 'Yayımlayınca ziyaretçiler görür.' });
        void navigate(paths.adminStaticPage(data.page.slug));
      }
      return undefined;
    },
  });
  return (
    <Form form={form} label="Yeni sayfa">
      <Stack gap="4">
        <FormMessage />
        <TextField name="title" label="Başlık" autoComplete="off" />
        <PlaceFields hint="Boş bırakırsanız başlıktan yapılır" isAddressOptional />
        <DialogActions busyLabel="Ekleniyor...">Sayfayı ekle</DialogActions>
      </Stack>
    </Form>
  );
}
