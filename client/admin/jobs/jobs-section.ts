import { ListChecks } from 'lucide-react';
import { graphql } from '../../graphql/graphql';
import { declareSection, sectionCount } from '../navigation/section';

export const FailedJobsQuery = graphql(`
  query FailedJobs {
    jobCounts {
      status
      count
    }
    failedSideEffects(take: 1) {
      total
    }
  }
`);

/** Long work in the background, and what could not be sent. */
export const jobsSection = declareSection({
  path: 'isler',
  title: 'İşler',
  icon: ListChecks,
  group: 'site',
  permission: 'SETTINGS',
  count: sectionCount({
    query: FailedJobsQuery,
    read: ({ jobCounts, failedSideEffects }) =>
      (jobCounts.find(({ status }) => status === 'FAILED')?.count ?? 0) + failedSideEffects.total,
    noun: 'başarısız iş',
    topics: ['notices'],
  }),
  screens: {
    '': () => import('./list/jobs-screen'),
    gonderilemeyenler: () => import('./side-effects/side-effects-screen'),
  },
  palette: () => import('./jobs-palette').then(({ jobsPalette }) => jobsPalette),
});
