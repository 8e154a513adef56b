import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { LiveChannel } from '../live/live-channel';
import { LiveContext } from '../live/live-context';
import { CheckContentQuery, type ContentCheck, PlaceholdersQuery } from './content-check.query';
import { HeaderQuery, UpdateHeaderMutation } from './content.query';
import { answerNoDraft } from './drafts/test-no-draft';
import { Component as HeaderScreen } from './header-screen';

const DOCUMENT = {
  version: 4,
  logo: { text: 'DEBİHAN', subtext: '' },
  topBar: { enabled: true, phone: null, email: null, announcement: 'Duyuru' },
  navigation: [{ id: 'home', text: 'Ana Sayfa', url: '/', order: 1 }],
};
const NOTHING: ContentCheck = { brokenLinks: [], unknownPlaceholders: [], emptyPlaceholders: [] };

async function openHeader(check: ContentCheck | GraphQLError = NOTHING) {
  answerNoDraft('header');
  server.answers(HeaderQuery, () => ({ document: DOCUMENT, history: [] }));
  server.answers(CheckContentQuery, () => (check instanceof GraphQLError ? check : { checkContent: check }));
  server.answers(PlaceholdersQuery, () => ({ contentPlaceholders: [{ name: 'kep', value: null }] }));
  const routes = [{ path: '/', element: <HeaderScreen /> }];
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <LiveContext value={new LiveChannel()}>
          <RouterProvider router={createMemoryRouter(routes)} />
        </LiveContext>
      </Provider>
    </DesignProvider>,
  );
  await screen.findByRole('button', { name: 'Düzenle' });
}

const announcement = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Duyuru/ });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

it('is closed until somebody edits it, sends the whole document, and is closed once it is saved', async () => {
  server.answers(UpdateHeaderMutation, {
    document: { ...DOCUMENT, version: 5, topBar: { ...DOCUMENT.topBar, announcement: 'Yeni' } },
  });
  await openHeader();
  expect(announcement().matches(':disabled')).toBe(true);
  press(/^Düzenle$/);
  expect(announcement().matches(':disabled')).toBe(false);
  fireEvent.input(announcement(), { target: { value: ' Yeni ' } });
  press(/^Kaydet/);
  await screen.findByRole('button', { name: 'Düzenle' });
  const { version, ...header } = DOCUMENT;
  expect(server.sent(UpdateHeaderMutation)).toEqual([
    {
      input: {
        expectedVersion: version,
        header: { ...header, topBar: { ...header.topBar, announcement: 'Yeni' } },
      },
    },
  ]);
});

it('leads to its first field once it is open', async () => {
  await openHeader();
  press(/^Düzenle$/);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Üst satır' }));
});

it('is saved by Ctrl and S only while it is open', async () => {
  server.answers(UpdateHeaderMutation, { document: { ...DOCUMENT, version: 5 } });
  await openHeader();
  const isTaken = () => !fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  expect(isTaken()).toBe(false);
  press(/^Düzenle$/);
  fireEvent.input(announcement(), { target: { value: 'Yeni' } });
  expect(isTaken()).toBe(true);
  await screen.findByRole('button', { name: 'Düzenle' });
  expect(server.sent(UpdateHeaderMutation)).toHaveLength(1);
  expect(isTaken()).toBe(false);
});

it('stays open with what was typed when it is refused, and says so at the field', async () => {
  server.answers(
    UpdateHeaderMutation,
    refusal('CONTENT_INVALID', 'İçerik kaydedilemedi.', {
      fields: [{ path: 'topBar.announcement', message: 'Çok uzun.' }],
    }),
  );
  await openHeader();
  press(/^Düzenle$/);
  fireEvent.input(announcement(), { target: { value: 'Yeni' } });
  press(/^Kaydet/);
  expect(await screen.findByText('Çok uzun.')).toBeTruthy();
  expect([announcement().value, screen.queryByRole('button', { name: 'Düzenle' })]).toEqual(['Yeni', null]);
});

it('puts back what is saved when editing is given up', async () => {
  await openHeader();
  press(/^Düzenle$/);
  fireEvent.input(announcement(), { target: { value: 'Yeni' } });
  press(/^Vazgeç$/);
  await waitFor(() => expect(announcement().value).toBe('Duyuru'));
  expect(announcement().matches(':disabled')).toBe(true);
});

it('names what would look wrong in the shop', async () => {
  await openHeader({ brokenLinks: ['/'], unknownPlaceholders: ['yok'], emptyPlaceholders: ['kep'] });
  expect(
    await screen.findByText('Bu adreste sayfa yok. Mağazada gösterilmez ya da boş sayfaya götürür.'),
  ).toBeTruthy();
  expect(screen.getByText(/boş sayfaya götürür ya da menüde gösterilmez/)).toBeTruthy();
  expect(screen.getByText(/\{yok\}/)).toBeTruthy();
  expect(screen.getByText('Ayarlarda değeri yok, geçtiği satır gösterilmez')).toBeTruthy();
});

it('says that links and placeholders could not be checked, and can be edited all the same', async () => {
  await openHeader(refusal('BAD_USER_INPUT', 'Gönderilen bilgi geçersiz.'));
  expect(
    await screen.findByText('Bağlantılar ve değişkenler denetlenemedi. İçerik kaydedilebilir.'),
  ).toBeTruthy();
  press(/^Düzenle$/);
  expect(announcement().matches(':disabled')).toBe(false);
});
