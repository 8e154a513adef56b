import { JobRunner } from '../../kernel/jobs/job-runner.js';
import { openTestJobs, type TestJobs } from '../../kernel/jobs/test-jobs.js';
import { JobsMetrics } from './jobs.metrics.js';
import { Metrics } from './metrics.js';

let shop: TestJobs;

beforeEach(async () => {
  shop = await openTestJobs();
});

afterEach(() => shop.close());

it('counts long jobs by status and measures the chunks of those that this worker carries out', async () => {
  const runner = (await shop.openCommand()).get(JobRunner);
  const metrics = new Metrics(shop.dataSource);
  new JobsMetrics(metrics, shop.jobs, runner);
  const [first = '', second = ''] = await shop.add(['first', 'second'], { rows: 3 });
  await shop.dataSource.query(`UPDATE job SET due_at = now() - interval '70 seconds' WHERE id = $1`, [
    second,
  ]);
  await runner.runHere(first);
  const body = await metrics.registry.metrics();
  expect(body).toContain('jobs{status="waiting"} 1\n');
  expect(body).toContain('jobs{status="done"} 1\n');
  expect(body).toContain('jobs{status="failed"} 0\n');
  expect(body).toMatch(/jobs_oldest_waiting_seconds 7\d/);
  expect(body).toContain('job_chunk_duration_seconds_count{kind="count"} 3\n');
});
