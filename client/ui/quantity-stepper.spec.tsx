import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper';
import { clampQuantity } from './quantity';

const MINIMUM = 5;

function Order() {
  const [quantity, setQuantity] = useState(MINIMUM);
  return (
    <QuantityStepper
      quantity={quantity}
      minimum={MINIMUM}
      unit="adet"
      onChange={(given) => setQuantity(clampQuantity(given, MINIMUM))}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Miktar, adet' });

beforeEach(() => render(<Order />));
afterEach(cleanup);

it('steps by one with its buttons and by ten with the page keys', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Artır' }));
  expect(field().value).toBe('6');
  fireEvent.keyDown(field(), { key: 'PageUp' });
  expect(field().value).toBe('16');
});

it('takes what was typed when the field is left or Enter is pressed', () => {
  fireEvent.change(field(), { target: { value: '1.500' } });
  fireEvent.blur(field());
  expect(field().value).toBe('1500');
  fireEvent.change(field(), { target: { value: '40' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().getAttribute('aria-valuenow')).toBe('40');
});

it('steps on from what was typed', () => {
  fireEvent.change(field(), { target: { value: '50' } });
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(field().value).toBe('51');
});

it('stays at the minimum, and keeps the button that leads no further focusable', () => {
  const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Azalt' });
  fireEvent.click(less);
  expect(field().value).toBe('5');
  expect(less.getAttribute('aria-disabled')).toBe('true');
  expect(less.disabled).toBe(false);
});
