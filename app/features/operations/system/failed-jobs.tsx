import { Form } from '@remix-run/react';
import { countOf, exactCount } from '~/lib/counts';
import { Button } from '~/ui/forms/button';
import { Panel } from './panel';
import { type FailedJobView, periodBetween, type SystemView } from './system.view';

function outcomeOf({ attempts, failedAt, nextAt }: FailedJobView, now: string): string {
  const failed = `Failed ${countOf(attempts, 'time')}, last ${periodBetween(failedAt, now)} ago`;
  if (nextAt === null) return `${failed}; given up.`;
  return nextAt > now
    ? `${failed}; tried again in ${periodBetween(nextAt, now)}.`
    : `${failed}; about to be tried again.`;
}

export function FailedJobs({ system: { jobs, failedJobs, now } }: { system: SystemView }) {
  return (
    <Panel
      id="failed-jobs"
      title="Failed jobs"
      lead={`${exactCount(jobs.waiting)} waiting, ${exactCount(jobs.running)} running, ${exactCount(jobs.retrying)} to be tried again, ${exactCount(jobs.failed)} given up.`}
    >
      {failedJobs.length === 0 && <p className="empty">No job has failed.</p>}
      <ul className="failed-jobs">
        {failedJobs.map((job) => (
          <li key={job.id}>
            <div>
              <strong id={`job-${job.id}`}>{job.title}</strong>
              <p>{outcomeOf(job, now)}</p>
              <code>{job.error}</code>
            </div>
            <Form method="post" preventScrollReset>
              <Button type="submit" name="retry" value={job.id} aria-describedby={`job-${job.id}`}>
                Try again
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
