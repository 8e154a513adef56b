import { Stack } from '@chakra-ui/react';
import { useClient } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { toaster } from '../../../ui/feedback/toaster';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { refusalErrors } from '../../../ui/form/refusal-errors';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { addressSchema, FIELD_OF_CODE, kindSchema, PlaceFields } from './place-fields';
import { MoveStaticPageMutation, type StaticPagePlace } from './static-pages.query';

const SCHEMA = z.object({ address: addressSchema.min(1, 'Adres boş olamaz.'), kind: kindSchema });

interface MovePageDialogProps {
  page: StaticPagePlace;
  isOpen: boolean;
  /** Reads the page again: the same form can be sent once more with the version it brings. */
  onConflict: () => void;
  onClose: () => void;
}

/** Gives a page another address, which the former one leads to, or another tab. */
export function MovePageDialog({ isOpen, ...form }: MovePageDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title="Adresi ve yeri" onClose={form.onClose}>
      <MovePageForm {...form} />
    </FormDialog>
  );
}

function MovePageForm({ page, onConflict, onClose }: Omit<MovePageDialogProps, 'isOpen'>) {
  const client = useClient();
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { address: page.address, kind: page.kind },
    send: async (place) => {
      const input = { slug: page.slug, expectedVersion: page.placeVersion, ...place };
      const { error } = await client.mutation(MoveStaticPageMutation, { input }).toPromise();
      if (!error) return undefined;
      const refusal = refusalOf(error);
      if (refusal.code === 'VERSION_CONFLICT') onConflict();
      return refusalErrors(refusal, FIELD_OF_CODE);
    },
    onAccepted: () => {
      onClose();
      toaster.success({ title: 'Adres ve yer kaydedildi' });
    },
  });
  return (
    <Form form={form} label="Sayfanın yeri">
      <Stack gap="4">
        <FormMessage />
        <PlaceFields hint={`Şimdi /${page.address}; eski adres yenisine yönlenir`} />
        <DialogActions busyLabel="Kaydediliyor...">Kaydet</DialogActions>
      </Stack>
    </Form>
  );
}
