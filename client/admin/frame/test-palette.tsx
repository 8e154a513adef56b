import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FileText, Package } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { permittedSections, type PanelSection } from '../navigation/section';
import { type PaletteGroup } from '../palette/palette-line';
import { type Finder } from '../palette/palette-source';
import { server } from '../../graphql/test-server';
import { type CurrentStaff } from '../session/current-staff';
import { staffWith } from '../session/test-staff';
import { PanelPalette } from './panel-palette';

/** A finder whose answers come when a spec gives them. */
class TestFinder {
  private readonly waiting = new Map<
    string,
    { answer: (groups: PaletteGroup[]) => void; fail: () => void }
  >();
  readonly asked: string[] = [];
  /** How often the code of its section was loaded. */
  loadCount = 0;

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
    const question = await waitFor(() => {
      const asked = this.waiting.get(text);
      if (!asked) throw new Error(`Nobody has asked for «${text}»`);
      return asked;
    });
    this.waiting.delete(text);
    return question;
  }
}

/** What the finder of the orders asks. */
export let finder: TestFinder;
/** Which actions were chosen. */
export const done: string[] = [];

export function beginPaletteSpec(): void {
  finder = new TestFinder();
  done.length = 0;
}

const screens = {};
const sections = (): PanelSection[] => [
  {
    path: 'siparisler',
    title: 'Siparişler',
    icon: Package,
    group: 'sales',
    permission: 'ORDERS',
    screens,
    palette: () => {
      finder.loadCount += 1;
      return Promise.resolve({ finder: finder.find });
    },
    searchable: { things: ['sipariş', 'müşteri'], by: ['sipariş numarası', 'ad'] },
  },
  {
    path: 'icerik',
    title: 'İçerik Yönetimi',
    icon: FileText,
    group: 'site',
    permission: 'CONTENT',
    screens,
    palette: () =>
      Promise.resolve({
        pages: [{ id: 'iletisim', icon: FileText, title: 'İletişim sayfası', to: '/admin/icerik/iletisim' }],
        actions: [{ id: 'yayin', icon: FileText, title: 'Yayına al', run: () => done.push('yayın') }],
      }),
  },
  {
    path: 'urunler',
    title: 'Ürünler',
    icon: Package,
    group: 'catalog',
    permission: 'CATALOG',
    screens,
    // The id of an action of another section.
    palette: () =>
      Promise.resolve({
        actions: [{ id: 'yayin', icon: Package, title: 'Ürünü yayınla', run: () => done.push('ürün') }],
      }),
  },
];

function Address() {
  const { pathname } = useLocation();
  return <output aria-label="adres">{pathname}</output>;
}

function Panel({ permitted }: { permitted: readonly PanelSection[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return <PanelPalette sections={permitted} isOpen={isOpen} onChange={setIsOpen} />;
}

export const pressShortcut = () => fireEvent.keyDown(window, { key: 'k', ctrlKey: true });

/** @param children what the screen below shows */
export function showPanel(children: ReactNode, ...permissions: CurrentStaff['permissions']) {
  const permitted = permittedSections(sections(), staffWith({ permissions }));
  const panel = (shown: ReactNode) => (
    <DesignProvider>
      <Provider value={server.client}>
        <MemoryRouter initialEntries={['/admin']}>
          <Panel permitted={permitted} />
          <Address />
          {shown}
        </MemoryRouter>
      </Provider>
    </DesignProvider>
  );
  const { rerender } = render(panel(children));
  return { showInstead: (shown: ReactNode) => rerender(panel(shown)) };
}

/** The first time, its code has to come. */
export const openedPalette = () => screen.findByRole<HTMLInputElement>('combobox');

export async function openPalette(...permissions: CurrentStaff['permissions']): Promise<void> {
  showPanel(null, ...permissions);
  pressShortcut();
  await openedPalette();
}

export const type = (text: string) =>
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
export const press = (key: string, change: object = {}) =>
  fireEvent.keyDown(screen.getByRole('combobox'), { key, ...change });
export const options = () =>
  screen.queryAllByRole('option').map(({ textContent }) => textContent.replace('↵', ''));
export const highlighted = () => screen.getByRole('option', { selected: true }).textContent.replace('↵', '');
export const address = () => screen.getByLabelText('adres').textContent;
