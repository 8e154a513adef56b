import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DesignProvider } from '../../design/design-provider';
import { Segments } from './segments';

const OPTIONS = [
  { value: 'WEEK', label: '7 gün' },
  { value: 'YEAR', label: '12 ay' },
] as const;

function Period() {
  const [value, setValue] = useState<'WEEK' | 'YEAR'>('WEEK');
  return <Segments label="Dönem" options={OPTIONS} value={value} onChange={setValue} />;
}

afterEach(cleanup);

it('is a group of radio buttons with one chosen', () => {
  render(
    <DesignProvider>
      <Period />
    </DesignProvider>,
  );
  const isChosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  expect(screen.getByRole('radiogroup', { name: 'Dönem' })).toBeTruthy();
  expect(isChosen()).toEqual([true, false]);
  fireEvent.click(screen.getByRole('radio', { name: '12 ay' }));
  expect(isChosen()).toEqual([false, true]);
});
