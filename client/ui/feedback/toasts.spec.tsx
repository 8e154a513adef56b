import { act, fireEvent, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../design/design-provider';
import { toaster } from './toaster';
import { Toasts } from './toasts';

it('tells what was done and offers to undo it', async () => {
  let undone = 0;
  render(
    <DesignProvider>
      <Toasts />
    </DesignProvider>,
  );
  act(() => {
    toaster.success({ title: 'Sipariş onaylandı.', action: { label: 'Geri al', onClick: () => undone++ } });
  });
  const toast = (await screen.findByText('Sipariş onaylandı.')).closest('[role="status"]');
  expect(toast).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Geri al' }));
  expect(undone).toBe(1);
});
