import { cleanup, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../../design/design-provider';
import { RunTrack } from './run-track';

const READ = [{}];
const APPLIED_AT = '2026-11-24T11:05:00.000Z';

afterEach(cleanup);

it.each([
  ['PLANNING', null, [], 'Dosya'],
  ['PLANNING', null, READ, 'Ön izleme'],
  ['READY', null, READ, 'Ön izleme'],
  ['APPLYING', APPLIED_AT, READ, 'Uygulama'],
  ['APPLIED', APPLIED_AT, READ, 'Sonuç'],
  ['UNDOING', APPLIED_AT, READ, 'Sonuç'],
  ['UNDONE', APPLIED_AT, READ, 'Sonuç'],
  // Stopped on its way, and unreadable from the start.
  ['CANCELLED', null, READ, 'Ön izleme'],
  ['FAILED', null, [], 'Dosya'],
  ['FAILED', APPLIED_AT, READ, 'Sonuç'],
] as const)('marks where an import is that is %s (applied %s)', (status, appliedAt, sheets, name) => {
  render(<RunTrack run={{ status, appliedAt, sheets }} />, { wrapper: DesignProvider });
  const steps = screen.getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Dosya',
    'Sütunlar',
    'Ön izleme',
    'Uygulama',
    'Sonuç',
  ]);
  const current = steps.filter((step) => step.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
});

it('marks the columns while they are assigned', () => {
  const run = { status: 'READY', appliedAt: null, sheets: READ } as const;
  render(<RunTrack run={run} step="columns" />, { wrapper: DesignProvider });
  const current = screen
    .getAllByRole('listitem')
    .find((step) => step.getAttribute('aria-current') === 'step');
  expect(current?.textContent).toBe('Sütunlar');
});
