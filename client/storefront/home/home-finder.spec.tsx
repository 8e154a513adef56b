import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { HomeFinder } from './home-finder';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it('leads to the chosen group when its button is pressed, and to a search within it', () => {
  render(
    <MemoryRouter>
      <HomeFinder categories={[{ slug: 'vanalar', name: 'Vanalar' }]} />
      <Address />
    </MemoryRouter>,
  );
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Uygun ürünleri göster' }));
  const address = () => screen.getByRole('status').textContent;
  fireEvent.change(screen.getByLabelText('Ürün grubu'), { target: { value: 'vanalar' } });
  press();
  expect(address()).toBe('/kategori/vanalar');
  fireEvent.change(screen.getByLabelText('Ölçü, model veya parça numarası'), { target: { value: 'DN 50' } });
  press();
  expect(address()).toBe('/urunler?arama=DN+50&kategori=vanalar');
});
