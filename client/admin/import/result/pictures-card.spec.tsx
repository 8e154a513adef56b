import { cleanup, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../../design/design-provider';
import { PicturesCard } from './pictures-card';

const NONE = { requested: 0, fetched: 0, failed: 0, isFetching: false, warnings: [] as { text: string }[] };

const show = (pictures: Partial<typeof NONE>, isUndone = false) =>
  render(<PicturesCard pictures={{ ...NONE, ...pictures }} isUndone={isUndone} />, {
    wrapper: DesignProvider,
  });

afterEach(cleanup);

it('shows how many pictures are there while they are being fetched', () => {
  show({ requested: 40, fetched: 11, failed: 1, isFetching: true });
  expect(screen.getByText('11 / 40 görsel indirildi, 1 adresten görsel alınamadı')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('12');
});

it('shows why an address gave no picture, and no bar once all of them were tried', () => {
  const text =
    'Görsel alınamadı: https://a.example/1.png. Bu adreste bir resim yok. (Urunler, satır 2, Gorsel_URL)';
  show({ requested: 2, fetched: 1, failed: 1, warnings: [{ text }] });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says how many were not fetched when somebody stopped it', () => {
  show({ requested: 40, fetched: 11 });
  expect(screen.getByText('11 / 40 görsel indirildi, 29 adresin indirilmesi durduruldu')).toBeTruthy();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('says of the rows without a picture that they are applied, until the import was taken back', () => {
  show({ requested: 2, fetched: 1, failed: 1 });
  expect(screen.getByText(/satırları uygulandı\.$/)).toBeTruthy();
  cleanup();
  show({ requested: 2, fetched: 1, failed: 1 }, true);
  expect(screen.queryByText(/satırları uygulandı\.$/)).toBeNull();
  expect(screen.getByText(/sonra geri alındı\.$/)).toBeTruthy();
});

it('shows nothing of an import that names no address', () => {
  expect(show({}).container.textContent).toBe('');
});
