import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DesignProvider } from '../../design/design-provider';
import { TextField } from '../fields/text-field';
import { Form } from './form';
import { useForm } from './use-form';
import * as z from './zod';
import { FormDialog } from '../overlay/form-dialog';

const calls: string[] = [];

function NoteForm() {
  const form = useForm({
    schema: z.object({ note: z.string() }),
    defaultValues: { note: '' },
    send: ({ note }) => {
      calls.push(`send ${note}`);
      return Promise.resolve(undefined);
    },
  });
  return (
    <Form form={form} label="Not">
      <TextField name="note" label="Açıklama" />
    </Form>
  );
}

function openDialog() {
  calls.length = 0;
  render(
    <DesignProvider>
      <FormDialog isOpen title="Not ekle" onClose={() => calls.push('close')}>
        <NoteForm />
      </FormDialog>
    </DesignProvider>,
  );
}

const field = () => screen.getByLabelText('Açıklama');
const type = (value: string) => fireEvent.input(field(), { target: { value } });

it('closes at once while nothing was typed in it', async () => {
  openDialog();
  fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  await waitFor(() => expect(calls).toEqual(['close']));
});

it('asks before it closes over typed text, and keeps the text', async () => {
  openDialog();
  type('Termin 10 gün');
  fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Düzenlemeye dön' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field()).toHaveProperty('value', 'Termin 10 gün');
  expect(calls).toEqual([]);
});

it('sends the form on Ctrl+Enter', async () => {
  openDialog();
  type('Termin 10 gün');
  fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(calls).toEqual(['send Termin 10 gün']));
});
