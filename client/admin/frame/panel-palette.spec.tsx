import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { FormDialog } from '../../ui/overlay/form-dialog';
import {
  beginPaletteSpec,
  done,
  highlighted,
  openedPalette,
  openPalette,
  options,
  press,
  pressShortcut,
  finder,
  showPanel,
  type,
} from './test-palette';

beforeEach(beginPaletteSpec);
afterEach(cleanup);

it('shows a section with what it adds, and what can be done everywhere', async () => {
  await openPalette('CONTENT');
  await screen.findByRole('option', { name: 'Yayına al' });
  expect(options()).toEqual([
    'İçerik Yönetimi',
    'İletişim sayfası',
    'Yayına al',
    'Siteyi Görüntüle',
    'Açık görünüm',
    'Koyu görünüm',
    'Sistemin görünümü',
    'Çıkış Yap',
  ]);
});

it('neither shows nor asks for what a person lacks the permission for', async () => {
  await openPalette('CONTENT');
  await screen.findByRole('option', { name: 'Yayına al' });
  type('siparis');
  expect(await screen.findByText(/«siparis» için sonuç yok/)).toBeTruthy();
  expect(finder.asked).toEqual([]);
});

it('finds lines of the panel folded, and does what is chosen with the keyboard', async () => {
  await openPalette('CONTENT');
  await screen.findByRole('option', { name: 'Yayına al' });
  type('yayina');
  await waitFor(() => expect(options()).toEqual(['Yayına al']));
  await waitFor(() => expect(highlighted()).toBe('Yayına al'));
  press('Enter');
  await waitFor(() => expect(done).toEqual(['yayın']));
});

it('walks with the arrow keys, from the last line to the first', async () => {
  await openPalette('ORDERS');
  type('goru');
  await waitFor(() => expect(highlighted()).toBe('Siteyi Görüntüle'));
  press('ArrowDown');
  await waitFor(() => expect(highlighted()).toBe('Açık görünüm'));
  press('End');
  await waitFor(() => expect(highlighted()).toBe('Sistemin görünümü'));
  press('ArrowDown');
  await waitFor(() => expect(highlighted()).toBe('Siteyi Görüntüle'));
});

it('leads past lines of two sections that have the same id', async () => {
  await openPalette('CONTENT', 'CATALOG');
  await screen.findByRole('option', { name: 'Ürünü yayınla' });
  for (const name of options()) {
    await waitFor(() => expect(highlighted()).toBe(name));
    press('ArrowDown');
  }
  type('urunu');
  await waitFor(() => expect(highlighted()).toBe('Ürünü yayınla'));
  press('Enter');
  await waitFor(() => expect(done).toEqual(['ürün']));
});

it('stays closed while a dialog is open, which would lose what was typed in it', async () => {
  const dialog = (
    <FormDialog isOpen title="Siparişi onayla" onClose={() => undefined}>
      <input aria-label="Açıklama" />
    </FormDialog>
  );
  const { showInstead } = showPanel(dialog, 'ORDERS');
  await screen.findByLabelText('Açıklama');
  expect(pressShortcut()).toBe(false);
  // Its code would be there by then.
  await act(() => import('../palette/dialog/palette'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
  showInstead(null);
  pressShortcut();
  expect(await openedPalette()).toBeTruthy();
});

it('promises no orders to those who may not see them', async () => {
  await openPalette('CONTENT');
  expect((await openedPalette()).placeholder).toBe('Sayfa ya da işlem ara...');
  type('x');
  expect((await screen.findByText(/için sonuç yok/)).textContent).toBe('«x» için sonuç yok.');
});

it('says what is found, and by what', async () => {
  await openPalette('ORDERS');
  expect((await openedPalette()).placeholder).toBe('Sipariş, müşteri, sayfa ya da işlem ara...');
  type('7c41');
  await finder.answer('7c41');
  expect((await screen.findByText(/için sonuç yok/)).textContent).toBe(
    '«7c41» için sonuç yok. Sipariş numarası ya da ad ile arayın.',
  );
});
