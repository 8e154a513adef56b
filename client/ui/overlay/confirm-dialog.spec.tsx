import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { DesignProvider } from '../../design/design-provider';
import { ConfirmDialog } from './confirm-dialog';

function openDialog({ isBusy = false } = {}) {
  const calls: string[] = [];
  render(
    <DesignProvider>
      <ConfirmDialog
        isOpen
        isDangerous
        isBusy={isBusy}
        title="Ürün silinsin mi?"
        confirmLabel="Sil"
        onConfirm={() => calls.push('confirm')}
        onClose={() => calls.push('close')}
      >
        Silinen ürün geri getirilemez.
      </ConfirmDialog>
    </DesignProvider>,
  );
  return { calls, dialog: screen.getByRole('alertdialog', { name: 'Ürün silinsin mi?' }) };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('does nothing until the action is named again', () => {
  const { calls } = openDialog();
  fireEvent.click(button('Sil'));
  expect(calls).toEqual(['confirm']);
});

it.each(['Vazgeç', 'Kapat'])('closes without it on «%s»', async (way) => {
  const { calls } = openDialog();
  fireEvent.click(button(way));
  await waitFor(() => expect(calls).toEqual(['close']));
});

it('can neither be closed nor confirmed twice while the action is under way', () => {
  const { calls, dialog } = openDialog({ isBusy: true });
  for (const name of ['Vazgeç', 'Kapat']) fireEvent.click(button(name));
  for (const one of screen.getAllByRole('button', { name: /Sil/ })) fireEvent.click(one);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(calls).toEqual([]);
});
