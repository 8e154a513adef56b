import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { server } from '../../graphql/test-server';
import { settle } from '../../ui/form/test-form';
import { LiveChannel } from '../live/live-channel';
import { LiveContext } from '../live/live-context';
import * as sending from '../uploads/send-upload';
import { CheckContentQuery, PlaceholdersQuery } from './content-check.query';
import { PageQuery, UpdatePageMutation } from './content.query';
import { answerNoDraft } from './drafts/test-no-draft';
import { Component as PageScreen } from './page-screen';

const SECTION = {
  id: 'reasons',
  title: 'Neden biz',
  content: '',
  items: [{ title: 'Açık fiyat', text: 'Birinci satır.\nİkinci satır.' }],
  order: 10,
};
const PAGE = {
  version: 4,
  title: 'Ana Sayfa',
  subtitle: '',
  description: '',
  heroImage: null,
  sections: [SECTION],
  seo: { title: null, description: null, keywords: [] },
};

async function openHome(page: object = {}) {
  answerNoDraft('home');
  server.answers(PageQuery, () => ({ document: { ...PAGE, ...page }, history: [] }));
  server.answers(CheckContentQuery, () => ({
    checkContent: { brokenLinks: [], unknownPlaceholders: [], emptyPlaceholders: [] },
  }));
  server.answers(PlaceholdersQuery, () => ({ contentPlaceholders: [] }));
  const routes = [{ path: '/:page', element: <PageScreen /> }];
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <LiveContext value={new LiveChannel()}>
          <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/ana-sayfa'] })} />
        </LiveContext>
      </Provider>
    </DesignProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Düzenle' }));
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

it('keeps the line breaks of an entry that is edited', async () => {
  server.answers(UpdatePageMutation, { document: { ...PAGE, version: 5 } });
  await openHome();
  fireEvent.click(screen.getByText('Neden biz'));
  const entry = within(await screen.findByRole('group', { name: 'Öge 1' }));
  const text = entry.getByRole<HTMLInputElement | HTMLTextAreaElement>('textbox', { name: /^Metin/ });
  fireEvent.input(text, { target: { value: `${text.value} Yeni.` } });
  fireEvent.click(screen.getByRole('button', { name: /^Kaydet/ }));
  await screen.findByRole('button', { name: 'Düzenle' });
  expect(server.sent(UpdatePageMutation)).toMatchObject([
    { input: { page: { sections: [{ items: [{ text: 'Birinci satır.\nİkinci satır. Yeni.' }] }] } } },
  ]);
});

it('shows the picture that is published again when editing is given up, also once an upload would have ended', async () => {
  let end: () => void = () => undefined;
  vi.spyOn(sending, 'sendUpload').mockImplementation(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        end = () => resolve({ answer: { id: 'yeni', width: 1920 } });
        signal.addEventListener('abort', () => reject(new Error('given up')));
      }),
  );
  await openHome({ heroImage: '/gorsel/eski-960.webp' });
  fireEvent.click(screen.getByRole('button', { name: 'Görseli kaldır' }));
  expect(screen.queryByRole('img', { name: 'Kapak görseli' })).toBeNull();
  const file = new File(['x'], 'yeni.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('Kapak görseli', { selector: 'input' }), {
    target: { files: [file] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await screen.findByRole('button', { name: 'Düzenle' });
  end();
  await settle();
  const picture = screen.getByRole<HTMLImageElement>('img', { name: 'Kapak görseli' });
  expect(picture.getAttribute('src')).toBe('/gorsel/eski-960.webp');
  expect(screen.queryByText('yeni.png')).toBeNull();
});
