import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper';

const MINIMUM = 5;

function Order() {
  const [quantity, setQuantity] = useState(MINIMUM);
  const [isUnclear, setUnclear] = useState(false);
  return (
    <>
      <QuantityStepper
        quantity={quantity}
        minimum={MINIMUM}
        unit="adet"
        onChange={setQuantity}
        onUnclear={setUnclear}
      />
      {isUnclear && 'belirsiz'}
    </>
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

it.each(['12,7', 'abc'])(
  'says beneath the field that «%s» cannot be ordered, keeps what was typed and changes nothing',
  (typed) => {
    fireEvent.change(field(), { target: { value: typed } });
    fireEvent.blur(field());
    expect(screen.getByRole('alert').textContent).toMatch(/Miktar 5\sadet kaldı\.$/);
    expect(field().value).toBe(typed);
    expect(field().getAttribute('aria-valuenow')).toBe('5');
    expect(screen.queryByText('belirsiz')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Artır' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('belirsiz')).toBeNull();
    expect(field().value).toBe('6');
  },
);

it.each([
  ['3', '5', /^En az 5\sadet .+ Miktar 5\sadet yapıldı\.$/],
  ['-5', '5', /^En az 5\sadet .+ Miktar 5\sadet yapıldı\.$/],
  ['100000', '99999', /^En çok 99\.999\sadet .+ Miktar 99\.999\sadet yapıldı\.$/],
])('makes «%s» the limit %s and says so', (typed, limit, sentence) => {
  fireEvent.change(field(), { target: { value: typed } });
  fireEvent.blur(field());
  expect(field().value).toBe(limit);
  expect(screen.getByRole('alert').textContent).toMatch(sentence);
});
