import { fireEvent, render, screen } from '@testing-library/react';
import { Modal } from './modal';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function openDialog() {
  let closings = 0;
  render(
    <Modal label="Neden" size="small" onClose={() => closings++}>
      <textarea aria-label="İptal nedeni" />
    </Modal>,
  );
  return {
    closings: () => closings,
    dialog: screen.getByRole('dialog'),
    field: screen.getByLabelText('İptal nedeni'),
  };
}

it('keeps a dialog open when text was selected inside and the mouse let go on the backdrop', () => {
  const { closings, dialog, field } = openDialog();
  fireEvent.pointerDown(field);
  fireEvent.click(dialog);
  expect(closings()).toBe(0);
});

it('closes a dialog by a press on its backdrop', () => {
  const { closings, dialog } = openDialog();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(closings()).toBe(1);
});
