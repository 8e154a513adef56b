import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createClient, fetchExchange } from '@urql/core';
import { FileText, Package } from 'lucide-react';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { permittedSections, type PanelSection } from '../navigation/panel-section';
import { type PaletteGroup } from '../palette/palette-line';
import { type Finder } from '../palette/palette-source';
import { type CurrentStaff } from '../session/current-staff';
import { PanelPalette } from './panel-palette';

/** A finder whose answers come when the spec gives them. */
class Server {
  private readonly waiting = new Map<
    string,
    { answer: (groups: PaletteGroup[]) => void; fail: () => void }
  >();
  readonly asked: string[] = [];

  readonly find: Finder = (_client, text) => {
    this.asked.push(text);
    return new Promise((answer, reject) => {
      this.waiting.set(text, { answer, fail: () => reject(new Error('no connection')) });
    });
  };

  async answer(text: string, ...names: string[]): Promise<void> {
    const { answer } = await this.question(text);
    const lines = names.map((title) => ({
      id: title,
      icon: Package,
      title,
      to: `/admin/siparisler/${title}`,
    }));
    answer([{ title: 'Siparişler bulundu', lines }]);
    await act(() => Promise.resolve());
  }

  async fail(text: string): Promise<void> {
    (await this.question(text)).fail();
    await act(() => Promise.resolve());
  }

  private async question(text: string) {
    await waitFor(() => expect(this.waiting.has(text)).toBe(true));
    const question = this.waiting.get(text)!;
    this.waiting.delete(text);
    return question;
  }
}

let server: Server;
const done: string[] = [];

const routes = () => [];
const sections = (): PanelSection[] => [
  {
    path: 'siparisler',
    title: 'Siparişler',
    icon: Package,
    group: 'sales',
    permission: 'ORDERS',
    routes,
    palette: () => Promise.resolve({ finder: server.find }),
  },
  {
    path: 'icerik',
    title: 'İçerik Yönetimi',
    icon: FileText,
    group: 'site',
    permission: 'CONTENT',
    routes,
    palette: () =>
      Promise.resolve({
        pages: [{ id: 'iletisim', icon: FileText, title: 'İletişim sayfası', to: '/admin/icerik/iletisim' }],
        actions: [{ id: 'yayin', icon: FileText, title: 'Yayına al', run: () => done.push('yayın') }],
      }),
  },
];

const client = createClient({
  url: 'http://shop.test/graphql',
  exchanges: [fetchExchange],
  preferGetMethod: false,
});

function Address() {
  const { pathname } = useLocation();
  return <output aria-label="adres">{pathname}</output>;
}

function Panel({ permitted }: { permitted: readonly PanelSection[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return <PanelPalette sections={permitted} isOpen={isOpen} onChange={setIsOpen} />;
}

const pressShortcut = () => fireEvent.keyDown(window, { key: 'k', ctrlKey: true });

async function openPalette(...permissions: CurrentStaff['permissions']): Promise<void> {
  const permitted = permittedSections(sections(), { permissions } as CurrentStaff);
  render(
    <DesignProvider>
      <Provider value={client}>
        <MemoryRouter initialEntries={['/admin']}>
          <Panel permitted={permitted} />
          <Address />
        </MemoryRouter>
      </Provider>
    </DesignProvider>,
  );
  pressShortcut();
  await screen.findByRole('combobox', {}, { timeout: 10_000 });
}

const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const press = (key: string, change: object = {}) =>
  fireEvent.keyDown(screen.getByRole('combobox'), { key, ...change });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent.replace('↵', ''));
const highlighted = () => screen.getByRole('option', { selected: true }).textContent.replace('↵', '');
const address = () => screen.getByLabelText('adres').textContent;

beforeEach(() => {
  server = new Server();
  done.length = 0;
});
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
  expect(server.asked).toEqual([]);
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

it('opens what was found on Enter', async () => {
  await openPalette('ORDERS');
  type('7c41');
  await server.answer('7c41', '7c41d0ae');
  await waitFor(() => expect(highlighted()).toBe('7c41d0ae'));
  press('Enter');
  await waitFor(() => expect(address()).toBe('/admin/siparisler/7c41d0ae'));
});

it('opens the first that is found when Enter was pressed before', async () => {
  await openPalette('ORDERS');
  type('7c41');
  await waitFor(() => expect(options()).toEqual([]));
  press('Enter');
  expect(address()).toBe('/admin');
  await server.answer('7c41', '7c41d0ae', '7c410000');
  await waitFor(() => expect(address()).toBe('/admin/siparisler/7c41d0ae'));
});

it('opens nothing that was found for an earlier text', async () => {
  await openPalette('ORDERS');
  type('7c41');
  await server.answer('7c41', '7c41d0ae');
  type('7c41ffff');
  await waitFor(() => expect(server.asked).toEqual(['7c41', '7c41ffff']));
  press('Enter');
  await server.answer('7c41ffff');
  expect(await screen.findByText(/«7c41ffff» için sonuç yok/)).toBeTruthy();
  expect(address()).toBe('/admin');
});

it('keeps what was found until the next is there, and never goes back to an earlier answer', async () => {
  await openPalette('ORDERS');
  type('ay');
  await server.answer('ay', 'Aydın');
  type('ayş');
  await waitFor(() => expect(server.asked).toEqual(['ay', 'ayş']));
  expect(options()).toEqual(['Aydın']);
  type('ayşe');
  await server.answer('ayşe', 'Ayşe');
  await server.answer('ayş', 'Ayşegül');
  expect(options()).toEqual(['Ayşe']);
});

it('asks once for what is typed without a pause', async () => {
  await openPalette('ORDERS');
  for (const text of ['k', 'ka', 'kay', 'kaya']) type(text);
  await server.answer('kaya', 'Kaya');
  expect(server.asked).toEqual(['kaya']);
});

it('says that it cannot search, keeps what the browser knows, and tries again', async () => {
  await openPalette('ORDERS');
  type('sipariş');
  await server.fail('sipariş');
  expect((await screen.findByRole('alert')).textContent).toContain('Arama şu anda yapılamıyor');
  expect(options()).toEqual(['Siparişler']);
  fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await server.answer('sipariş', '7c41d0ae');
  expect(options()).toEqual(['Siparişler', '7c41d0ae']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for more than one letter where the panel itself has nothing by it', async () => {
  await openPalette('ORDERS');
  type('x');
  expect(await screen.findByText('Aramak için en az iki harf yazın.')).toBeTruthy();
  expect(server.asked).toEqual([]);
});

it('announces how many lines there are', async () => {
  await openPalette('ORDERS');
  type('7c4');
  await server.answer('7c4', '7c41d0ae', '7c410000');
  expect(screen.getByText('2 sonuç')).toBeTruthy();
});
