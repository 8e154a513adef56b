import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { addDays, today } from '../../shop/days';
import { SiteStateQuery } from '../frame/site-state';
import { LiveContext } from '../live/live-context';
import { TestChannel } from '../live/test-channel';
import { type CurrentStaff } from '../session/current-staff';
import { staffWith } from '../session/test-staff';
import { FRAME_ROUTE } from '../session/use-staff';
import {
  ActivityQuery,
  BestSellersQuery,
  MessageFiguresQuery,
  OrderFiguresQuery,
  ProductFiguresQuery,
  QuoteFiguresQuery,
  SalesQuery,
  SiteFactsQuery,
  UserFiguresQuery,
} from './dashboard.query';
import { DashboardScreen } from './dashboard-screen';

const NO_DAYS = Array<number>(30).fill(0);
const NONE = { total: 0, isTotalExact: true };
const count = (total: number) => ({ total, isTotalExact: true });
const growth = (current: number, previous: number) => ({ current, previous, days: NO_DAYS });
const noSales = { from: '2026-11-01', to: '2026-11-30', orders: 0, cancelled: 0, revenue: 0, steps: [] };

let channel: TestChannel;

function answerAll(): void {
  server.answers(OrderFiguresQuery, () => ({
    adminOrderGrowth: growth(112, 100),
    adminOrderCounts: {
      ...count(2_416),
      byStatus: [
        { status: 'PENDING' as const, count: 18, isCountExact: true },
        { status: 'CANCELLED' as const, count: 3, isCountExact: true },
      ],
    },
    overdue: count(4),
    noticed: NONE,
    withdrawn: count(6),
  }));
  server.answers(SalesQuery, () => ({
    adminOrderFigures: { current: noSales, previous: noSales },
  }));
  server.answers(BestSellersQuery, () => ({ adminBestSellers: [] }));
  server.answers(QuoteFiguresQuery, () => ({
    lately: {
      ...count(9),
      byStatus: [
        { status: 'ACCEPTED' as const, count: 3, isCountExact: true },
        { status: 'REJECTED' as const, count: 1, isCountExact: true },
        { status: 'QUOTED' as const, count: 5, isCountExact: true },
      ],
    },
    waiting: count(2),
    adminLostQuotes: [{ reason: 'PRICE' as const, quotes: 1 }, { quotes: 1 }],
  }));
  server.answers(MessageFiguresQuery, () => ({
    adminMessageGrowth: growth(61, 61),
    unread: count(4),
    waiting: count(1),
  }));
  server.answers(UserFiguresQuery, () => ({ adminUserGrowth: growth(94, 98), adminUsers: count(3_184) }));
  server.answers(ProductFiguresQuery, () => ({
    adminProductGrowth: growth(206, 0),
    all: { total: 100_000, isTotalExact: false },
    low: { ...NONE, items: [] },
    soldOut: NONE,
    incomplete: count(37),
    adminMissedSearches: [{ text: 'yogusmali kombi', searches: 14, lastOn: '2026-11-28' }],
  }));
  server.answers(ActivityQuery, () => ({
    adminActivity: [
      {
        id: 'event-7',
        type: 'OrderStatusChanged',
        at: new Date().toISOString(),
        subjectId: 'o1',
        label: '7c41d0ae',
        person: 'Işıldak Mekanik',
        status: 'shipped',
        count: 1,
        actor: { kind: 'STAFF' as const, name: 'Derya Koç' },
      },
    ],
  }));
  server.answers(SiteFactsQuery, () => ({
    siteSettings: {
      siteName: 'Debihan',
      contactEmail: 'a@b.example',
      contactPhone: '02125550142',
      freeShippingThreshold: 500_000,
    },
  }));
  server.answers(SiteStateQuery, () => ({
    siteSettings: { siteName: 'Debihan' },
    maintenance: { enabled: false, disableIndexing: false },
  }));
}

async function open(...permissions: CurrentStaff['permissions']): Promise<void> {
  channel = new TestChannel();
  const staff = staffWith({ permissions });
  const routes = [
    {
      id: FRAME_ROUTE,
      path: '/admin',
      loader: () => staff,
      HydrateFallback: () => null,
      children: [{ index: true, element: <DashboardScreen /> }],
    },
  ];
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <LiveContext value={channel}>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin'] })} />
        </LiveContext>
      </Provider>
    </DesignProvider>,
  );
  await screen.findByRole('heading', { name: 'Site bilgileri' });
}

const asked = () => [...new Set(server.requests.map(({ operation }) => operation))].sort();
const tile = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!;
const hrefOf = (link: HTMLElement) => link.getAttribute('href');
const toOf = (name: RegExp) => hrefOf(screen.getByRole('link', { name }));

beforeEach(answerAll);
afterEach(cleanup);

it('shows everything to those who may see everything, and each growth as its row says', async () => {
  await open('ALL');
  const orders = within(await tile('Siparişler'));
  expect(await orders.findByText('+12%')).toBeTruthy();
  expect(orders.getByText(/son aydan/)).toBeTruthy();
  expect(await within(await tile('Kullanıcılar')).findByText('−4%')).toBeTruthy();
  expect(await within(await tile('Ürünler')).findByText('—')).toBeTruthy();
  expect(within(await tile('Ürünler')).getByText('100.000+')).toBeTruthy();
  expect(await within(await tile('Yeni mesajlar')).findByText('0%')).toBeTruthy();
  expect(screen.getByText('Kazanma oranı %75')).toBeTruthy();
  expect(screen.getByText('Bu dönemde ve öncekinde sipariş verilmedi.')).toBeTruthy();
  expect(await screen.findByText('₺5.000 ve üzeri')).toBeTruthy();
});

it('leads from each figure to the list that proves it', async () => {
  await open('ALL');
  const orders = within(await tile('Siparişler'));
  expect(hrefOf(await orders.findByRole('link', { name: 'Siparişler: 2.416' }))).toBe('/admin/siparisler');
  expect(hrefOf(orders.getByRole('link', { name: 'Son 30 günde 112' }))).toBe(
    '/admin/siparisler?tarih=30-gun',
  );
  const [first, last] = [addDays(today(), -59), addDays(today(), -30)];
  expect(hrefOf(orders.getByRole('link', { name: 'Önceki 30 günde 100' }))).toBe(
    `/admin/siparisler?tarih=aralik&baslangic=${first}&bitis=${last}`,
  );
  expect(toOf(/Yanıtı geciken teklifler/)).toBe('/admin/teklifler?sure=geciken');
  expect(toOf(/Yanıtı geciken mesajlar/)).toBe('/admin/mesajlar?yanit=geciken');
  expect(toOf(/Cayma bildirilen siparişler.*6/)).toBe('/admin/siparisler?cayma=bildirilen');
  expect(toOf(/Kaybedilen/)).toBe('/admin/teklifler?durum=reddedildi&tarih=30-gun');
  expect(toOf(/Fiyat yüksek/)).toBe('/admin/teklifler?neden=fiyat&tarih=30-gun');
  expect(toOf(/Neden belirtilmedi/)).toBe('/admin/teklifler?neden=belirtilmedi&tarih=30-gun');
  expect(toOf(/yogusmali kombi/)).toBe('/admin/urunler?arama=yogusmali+kombi');
  expect(toOf(/37 üründe/)).toMatch(/^\/admin\/urunler\?eksik=/);
  expect(hrefOf(screen.getByRole('link', { name: 'Bekleyen 18 siparişi aç' }))).toBe(
    '/admin/siparisler?durum=beklemede',
  );
});

it('leads with quick actions to import, products, categories and content, as far as they are permitted', async () => {
  await open('CATALOG', 'CONTENT');
  const actions = within(await screen.findByRole('region', { name: 'Hızlı işlemler' }));
  expect(actions.getAllByRole('link').map(hrefOf)).toEqual([
    '/admin/urunler',
    '/admin/kategoriler',
    '/admin/icerik/header',
  ]);
  cleanup();
  await open('IMPORT');
  expect(toOf(/Excel İçe Aktar/)).toBe('/admin/excel-ice-aktar');
});

it.each<[CurrentStaff['permissions'][number], string[]]>([
  ['MESSAGES', ['DashboardMessages']],
  ['QUOTES', ['DashboardQuotes']],
  ['CATALOG', ['DashboardProducts']],
  ['USERS', ['DashboardUsers']],
  ['ORDERS', ['DashboardBestSellers', 'DashboardOrders', 'DashboardSales']],
  ['IMPORT', []],
])('asks for those with the permission %s for nothing else', async (permission, own) => {
  await open(permission);
  await screen.findByText(/Kargoda/);
  expect(asked()).toEqual(['DashboardActivity', ...own, 'DashboardSite', 'PanelSiteState'].sort());
});

it('shows a part that failed in its own card, with a way to ask again', async () => {
  server.answers(UserFiguresQuery, refusal('INTERNAL'), {
    adminUserGrowth: growth(1, 1),
    adminUsers: count(7),
  });
  await open('USERS');
  expect(await screen.findByText('Kullanıcılar yüklenemedi')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText('7')).toBeTruthy();
});

it('asks again for what an announced change concerns, and shows it', async () => {
  await open('MESSAGES');
  expect(await screen.findByRole('link', { name: 'Yeni mesajlar: 4' })).toBeTruthy();
  server.answers(MessageFiguresQuery, () => ({
    adminMessageGrowth: growth(62, 61),
    unread: count(5),
    waiting: count(1),
  }));
  act(() => channel.change('messages'));
  expect(await screen.findByRole('link', { name: 'Yeni mesajlar: 5' })).toBeTruthy();
});

it('says what has just happened, who did it and when', async () => {
  await open('ORDERS');
  const link = await screen.findByRole('link', { name: '#7c41d0ae: Kargoda' });
  expect(hrefOf(link)).toBe('/admin/siparisler/o1');
  expect(screen.getByText(/Derya Koç ·/).textContent).toBe('Derya Koç · şimdi');
});

it('says in maintenance where it ends, and that search engines are kept out', async () => {
  server.answers(SiteStateQuery, () => ({
    siteSettings: { siteName: 'Debihan' },
    maintenance: { enabled: true, disableIndexing: true },
  }));
  await open('SETTINGS');
  const banner = within(await screen.findByRole('region', { name: 'Bakım modu' }));
  expect(hrefOf(banner.getByRole('link', { name: 'Ayarlar > Bakım Modu' }))).toBe(
    '/admin/ayarlar/bakim-modu',
  );
  expect(banner.getByText(/Arama motorlarına da kapalı/)).toBeTruthy();
});
