import { cleanup, fireEvent, screen } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { open, press, settle, type as typeInto } from '../../ui/form/test-form';
import { PictureAddress } from './picture-address';
import { FetchPictureMutation, PictureFetchQuery } from './picture-address.query';

afterEach(cleanup);

const WAITING = { id: 'f', picture: null, failure: null };
const PICTURE = { id: 'resim', width: 4, height: 3, darkUrl: null };

async function take(url: string) {
  const taken = vi.fn();
  const saved = vi.fn();
  await open(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saved();
      }}
    >
      <PictureAddress onPicture={taken} />
    </form>,
  );
  await press('Adresten ekle');
  const field = screen.getByRole('textbox', { name: 'Görselin adresi' });
  typeInto('Görselin adresi', url);
  fireEvent.keyDown(field, { key: 'Enter' });
  await settle();
  return { taken, saved, field };
}

it('waits for the worker, gives its picture, and leaves the form around it alone', async () => {
  server.answers(FetchPictureMutation, { fetchPicture: WAITING });
  server.answers(
    PictureFetchQuery,
    { pictureFetch: WAITING },
    { pictureFetch: { ...WAITING, picture: PICTURE } },
  );
  const { taken, saved } = await take(' https://a.example/a.png ');
  expect(screen.getByRole('button', { name: 'Alınıyor…' })).toBeTruthy();
  await vi.waitFor(() => expect(taken).toHaveBeenCalledWith(expect.objectContaining(PICTURE)), {
    timeout: 5_000,
  });
  expect(saved).not.toHaveBeenCalled();
  expect(server.sent(FetchPictureMutation)).toEqual([{ input: { url: 'https://a.example/a.png' } }]);
  await vi.waitFor(
    () => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Adresten ekle' })),
    { timeout: 5_000 },
  );
});

it('asks for an address where there is none', async () => {
  await take(' ');
  expect(screen.getByText('Görselin adresini yazın.')).toBeTruthy();
  expect(server.sent(FetchPictureMutation)).toEqual([]);
});

it('says why there is none, and keeps the address', async () => {
  server.answers(FetchPictureMutation, { fetchPicture: WAITING });
  server.answers(PictureFetchQuery, { pictureFetch: { ...WAITING, failure: 'Bu adreste bir resim yok.' } });
  const { taken, field } = await take('https://a.example/yok.png');
  expect(await screen.findByText('Bu adreste bir resim yok.', {}, { timeout: 5_000 })).toBeTruthy();
  expect([field.getAttribute('aria-invalid'), taken.mock.calls]).toEqual(['true', []]);
  expect(field).toHaveProperty('value', 'https://a.example/yok.png');
});

it('says what the shop refuses at once', async () => {
  server.answers(
    FetchPictureMutation,
    refusal('BAD_USER_INPUT', 'Bilgileri kontrol edin.', {
      fields: [{ path: 'url', message: 'Geçerli bir adres değil.' }],
    }),
  );
  await take('a');
  expect(await screen.findByText('Geçerli bir adres değil.')).toBeTruthy();
});
