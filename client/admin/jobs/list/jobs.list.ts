import { ListChecks } from 'lucide-react';
import { readFragment } from '../../../graphql/graphql';
import { paths } from '../../../paths';
import { declareList } from '../../list/declare-list';
import { choiceFilter } from '../../list/choice-filter';
import { JOB_KINDS } from '../../notices/job-names';
import { ANY_KIND, JOBS_PER_PAGE, JOBS_STATE, jobsVariables } from '../jobs-state';
import { JOB_COLUMNS } from './job-columns';
import { JobRowFragment, PanelJobsQuery } from './jobs.query';

/** The long jobs of the shop. */
export const JOBS = declareList({
  name: 'isler',
  title: 'İşler',
  noun: 'iş',
  address: paths.adminJobs,
  state: JOBS_STATE,
  pageSize: JOBS_PER_PAGE,
  query: PanelJobsQuery,
  variables: jobsVariables,
  typename: 'Job',
  read: ({ jobs }) => ({ total: jobs.total, items: readFragment(JobRowFragment, jobs.items) }),
  columns: JOB_COLUMNS,
  filters: [
    choiceFilter<'kind', string>({
      field: 'kind',
      label: 'Tür',
      any: ANY_KIND,
      options: { [ANY_KIND]: 'Hepsi', ...JOB_KINDS },
    }),
  ],
  row: { id: ({ id }) => id, name: ({ kind }) => kind },
  empty: {
    icon: ListChecks,
    none: ['Henüz iş yok', 'İçe aktarma gibi uzun süren işler burada görünür.'],
    unmatched: ['Bu ölçütlere uyan iş yok', 'İçe aktarma gibi uzun süren işler burada görünür.'],
  },
});
