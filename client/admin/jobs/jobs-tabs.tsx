import { Text } from '@chakra-ui/react';
import { paths } from '../../paths';
import { formatCount } from '../../shop/format';
import { TabBar } from '../navigation/tab-bar';
import { TabLink } from '../navigation/tab-link';
import { JOB_STATUS_LIST, JOB_STATUSES, type JobStatus } from './job-labels';
import { type JobsState, writeJobsState } from './jobs-state';

interface JobsTabsProps {
  /** `SIDE_EFFECTS` is a list of its own. */
  chosen: JobsState['status'] | 'SIDE_EFFECTS';
  /** Unknown while they are loaded. */
  counts: { jobs: ReadonlyMap<JobStatus, number>; sideEffects: number } | undefined;
}

/** The jobs by what they are at, each with how many there are, and what could not be sent. */
export function JobsTabs({ chosen, counts }: JobsTabsProps) {
  const addressOf = (status: JobsState['status']) => paths.adminJobs(writeJobsState({ status, page: 1 }));
  const all = counts && [...counts.jobs.values()].reduce((sum, count) => sum + count, 0);
  return (
    <TabBar label="Duruma göre">
      <Tab to={addressOf('ALL')} isCurrent={chosen === 'ALL'} label="Tümü" count={all} />
      {JOB_STATUS_LIST.map((status) => (
        <Tab
          key={status}
          to={addressOf(status)}
          isCurrent={chosen === status}
          label={JOB_STATUSES[status].plural}
          count={counts && (counts.jobs.get(status) ?? 0)}
        />
      ))}
      <Tab
        to={paths.adminFailedSideEffects()}
        isCurrent={chosen === 'SIDE_EFFECTS'}
        label="Gönderilemeyen"
        count={counts?.sideEffects}
      />
    </TabBar>
  );
}

interface TabProps {
  to: string;
  isCurrent: boolean;
  label: string;
  count: number | undefined;
}

function Tab({ to, isCurrent, label, count }: TabProps) {
  return (
    <TabLink to={to} isCurrent={isCurrent}>
      {label}
      <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal" minWidth="2ch">
        {count === undefined ? '' : formatCount(count)}
      </Text>
    </TabLink>
  );
}
