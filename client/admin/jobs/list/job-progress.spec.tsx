import { cleanup, render, screen } from '@testing-library/react';
import { type ComponentProps } from 'react';
import { DesignProvider } from '../../../design/design-provider';
import { JobProgress } from './job-progress';

type Job = ComponentProps<typeof JobProgress>['job'];

function show(progress: Job['progress']) {
  const job = { id: 'j1', kind: 'import-plan', status: 'RUNNING', progress } as Job;
  render(<JobProgress job={job} />, { wrapper: DesignProvider });
  return screen.getByRole('progressbar').getAttribute('aria-label');
}

afterEach(cleanup);

it.each([
  [{ stage: 'comparing', done: 62, total: 100 }, 'İlerleme: %62'],
  [{ stage: 'reading', done: 2_986, total: null }, 'İlerleme: 2.986 tamamlandı'],
])('says to a screen reader how far a job is: %o', (progress, text) => {
  expect(show(progress)).toBe(text);
});
