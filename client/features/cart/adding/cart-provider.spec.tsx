import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import '../../../graphql/test-server';
import { type CartNews, useCartDesk } from '../store/use-cart';
import { CartProvider } from './cart-provider';

afterEach(cleanup);

function Page({ news }: { news: CartNews }) {
  const { notify } = useCartDesk();
  return <button onClick={() => notify(news)}>Değiştir</button>;
}

it.each<[CartNews, string]>([
  [{ kind: 'removed', name: 'Pompa' }, 'Pompa sepetten çıkarıldı. Geri alabilirsiniz.'],
  [{ kind: 'cleared' }, 'Sepet boşaltıldı. Geri alabilirsiniz.'],
  [{ kind: 'added', name: 'Pompa', amount: '2 adet' }, 'Pompa, 2 adet sepete eklendi.'],
])('reads out %j, and that it can be undone where it can', async (news, sentence) => {
  render(
    <MemoryRouter>
      <CartProvider>
        <Page news={news} />
      </CartProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Değiştir' }));
  expect(screen.getByRole('status').textContent).toBe(sentence);
  // What is shown comes later than what is read out.
  await act(() => import('./cart-notice'));
  expect(screen.getByRole('region', { name: 'Sepet bildirimi' })).toBeTruthy();
});
