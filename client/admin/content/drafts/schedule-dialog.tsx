import { SimpleGrid, Stack } from '@chakra-ui/react';
import { readDay, today, writeDay } from '../../../shop/days';
import { DayField } from '../../../ui/fields/day-field';
import { TextField } from '../../../ui/fields/text-field';
import { toaster } from '../../../ui/feedback/toaster';
import { DialogActions } from '../../../ui/form/dialog-actions';
import { Form } from '../../../ui/form/form';
import { FormMessage } from '../../../ui/form/form-message';
import { refusalErrors } from '../../../ui/form/refusal-errors';
import { useForm } from '../../../ui/form/use-form';
import * as z from '../../../ui/form/zod';
import { FormDialog } from '../../../ui/overlay/form-dialog';
import { type ContentDraft } from './content-drafts.query';
import { type DraftActions } from './use-draft-actions';

const TIME = /^(?:[01]?\d|2[0-3])[:.][0-5]\d$/;

const SCHEMA = z.object({
  day: z.string().refine((typed) => readDay(typed) !== null, 'Günü gg.aa.yyyy biçiminde yazın.'),
  time: z
    .string()
    .trim()
    .refine((typed) => TIME.test(typed), 'Saati 09:00 gibi yazın.'),
});

interface ScheduleDialogProps {
  draft: ContentDraft;
  actions: DraftActions;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the day and the hour at which a draft is published by itself. */
export function ScheduleDialog({ isOpen, ...form }: ScheduleDialogProps) {
  return (
    <FormDialog isOpen={isOpen} title="Yayımlanacağı zaman" onClose={form.onClose}>
      <ScheduleForm {...form} />
    </FormDialog>
  );
}

function ScheduleForm({ actions, onClose }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const form = useForm({
    schema: SCHEMA,
    defaultValues: { day: writeDay(today()), time: '' },
    send: async ({ day, time }) => {
      const refusal = await actions.schedule(instantOf(day, time));
      return refusal && refusalErrors(refusal, { PUBLISH_TIME_PAST: 'time' });
    },
    onAccepted: () => {
      onClose();
      toaster.success({ title: 'Taslak zamanlandı' });
    },
  });
  return (
    <Form form={form} label="Yayımlanacağı zaman">
      <Stack gap="4">
        <FormMessage />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <DayField name="day" label="Gün" min={today()} />
          <TextField
            name="time"
            label="Saat"
            autoComplete="off"
            placeholder="09:00"
            hint="Türkiye saatiyle"
          />
        </SimpleGrid>
        <DialogActions busyLabel="Zamanlanıyor...">Zamanla</DialogActions>
      </Stack>
    </Form>
  );
}

/** Turkey has had one offset all year since 2016. */
const instantOf = (day: string, time: string): string => {
  const [hour = '', minute = ''] = time.split(/[:.]/);
  return `${readDay(day) ?? ''}T${hour.padStart(2, '0')}:${minute}:00+03:00`;
};
