import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../../design/design-provider';
import { OrderReceived } from './order-received';
import { receivedOrderIn } from './test-order';

/** What the heading says of an order in this state, and what stands around it. */
function headOf(status: 'PENDING' | 'CANCELLED') {
  render(
    <DesignProvider>
      <MemoryRouter>
        <OrderReceived order={receivedOrderIn(status)} isGuests />
      </MemoryRouter>
    </DesignProvider>,
  );
  return screen.getByRole('heading', { level: 1 }).textContent;
}

it('says that the order is in, and what comes next', () => {
  expect(headOf('PENDING')).toBe('Siparişiniz alındı');
  expect(screen.getByText(/^Teşekkür ederiz/)).toBeTruthy();
  expect(screen.getByText('Sırada ne var?')).toBeTruthy();
});

it('says instead that the order was cancelled since', () => {
  expect(headOf('CANCELLED')).toBe('Siparişiniz iptal edildi');
  expect(screen.queryByText(/^Teşekkür ederiz/)).toBeNull();
  expect(screen.queryByText('Sırada ne var?')).toBeNull();
});
