import { render, screen } from '@testing-library/react';
import { DesignProvider } from '../../../design/design-provider';
import { CurrencyField } from './currency-field';

it('shows prices in lira, and names the other currencies as not available yet', () => {
  render(
    <DesignProvider>
      <CurrencyField />
    </DesignProvider>,
  );
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Para birimi' });
  expect(field.value).toBe('TRY');
  expect([...field.options].map(({ value, disabled }) => [value, disabled])).toEqual([
    ['TRY', false],
    ['USD', true],
    ['EUR', true],
  ]);
  expect(screen.getByText('USD ve EUR, kur tanımlanınca açılır.')).toBeTruthy();
});
