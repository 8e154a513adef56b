import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DesignProvider } from '../../design/design-provider';
import { DayCalendar } from './day-calendar';

const chosen = (): HTMLElement => screen.getByRole('button', { name: /26 Kasım 2026.*seçili/ });

function openCalendar(): string[] {
  const days: string[] = [];
  render(
    <DesignProvider>
      <DayCalendar day="2026-11-26" onChoose={(day) => days.push(day)} />
    </DesignProvider>,
  );
  return days;
}

/** The calendar answers after the event. */
async function perform(event: () => void): Promise<void> {
  await act(async () => {
    event();
    await Promise.resolve();
  });
}

it('takes the day that is chosen already, pressed or by Enter', async () => {
  const days = openCalendar();
  await perform(() => fireEvent.click(chosen()));
  expect(days).toEqual(['2026-11-26']);
  await perform(() => fireEvent.keyDown(chosen(), { key: 'Enter' }));
  expect(days).toEqual(['2026-11-26', '2026-11-26']);
});

it('takes another day once', async () => {
  const days = openCalendar();
  await perform(() => fireEvent.click(screen.getByRole('button', { name: /^24 Kasım 2026/ })));
  expect(days).toEqual(['2026-11-24']);
});

it('reads out the month that it leads to', async () => {
  openCalendar();
  await perform(() => fireEvent.click(screen.getByRole('button', { name: 'Önceki ay' })));
  expect(screen.getByRole('status').textContent).toBe('Ekim 2026');
});
