import { cleanup, render, screen } from '@testing-library/react';
import { DesignProvider } from '../../../design/design-provider';
import { JobProgress } from './job-progress';
import { jobWith } from './test-job';

afterEach(cleanup);

it.each([
  [{ stage: 'applying', done: 62, total: 100 }, 'İlerleme, %62'],
  [{ stage: 'reading', done: 1_240, total: null }, 'Dosya okunuyor, 1.240 tamamlandı'],
  [{ stage: null, done: 0, total: null }, 'İlerleme, 0 tamamlandı'],
])('names the bar of %j for a screen reader in Turkish', (progress, name) => {
  render(
    <DesignProvider>
      <JobProgress job={jobWith({ status: 'RUNNING', progress })} />
    </DesignProvider>,
  );
  expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe(name);
  expect(screen.queryByLabelText('İlerleme')).toBeNull();
});
