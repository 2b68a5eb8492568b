import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { exactCount, formatCount } from '~/messages/numbers';
import { Button } from '~/ui/forms/button';
import type { readSystem } from './system.server';
import { DISK_NAMES, formatBytes, formatMs, periodBetween } from './system.view';

type SystemView = Awaited<ReturnType<typeof readSystem>>;

interface PanelProps {
  id: string;
  title: string;
  lead?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

function Panel({ id, title, lead, tools, children }: PanelProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      {lead && <p className="panel-lead">{lead}</p>}
      {children}
    </section>
  );
}

/** A name and its value in each row. */
function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="system-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function sayOutcome({ attempts, failedAt, nextAt }: SystemView['failedJobs'][number], now: string): string {
  const failed = `Failed ${formatCount(attempts, 'time')}, last ${periodBetween(failedAt, now)} ago`;
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
              <p>{sayOutcome(job, now)}</p>
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

export function Versions({ system: { versions, startedAt, now } }: { system: SystemView }) {
  return (
    <Panel id="versions" title="Version">
      <Facts
        facts={[
          ['Tapeta', versions.tapeta],
          ['Node.js', versions.node],
          ['PostgreSQL', versions.postgresql],
          ['Running for', periodBetween(startedAt, now)],
        ]}
      />
    </Panel>
  );
}

const IN_BUCKET = ['originals', 'renditions', 'withheld'];

export function DiskUse({ system: { disk, freeBytes, now } }: { system: SystemView }) {
  // Of files in a bucket some lie here while they are being moved.
  const here = disk?.kinds.filter(({ kind, bytes }) => !disk.bucket || !IN_BUCKET.includes(kind) || bytes > 0) ?? [];
  const counted = here.map(({ kind, bytes }): [string, string] => [DISK_NAMES[kind] ?? kind, formatBytes(bytes)]);
  const stored = Object.entries(disk?.bucket ?? {}).map(([kind, { pictures, bytes }]): [string, string] => [
    `${DISK_NAMES[kind]} in the bucket`,
    `${formatCount(pictures, 'picture')}, ${formatBytes(bytes)}`,
  ]);
  return (
    <Panel
      id="disk"
      title="Disk"
      lead={
        disk
          ? `Counted ${periodBetween(disk.countedAt, now)} ago.${disk.bucket ? ' In the bucket, what is made of the pictures takes room, too.' : ''}`
          : 'Not counted yet.'
      }
      tools={
        <Form method="post" preventScrollReset>
          <Button type="submit" name="count" value="disk">
            Count again
          </Button>
        </Form>
      }
    >
      <Facts facts={[...stored, ...counted, ['Free', formatBytes(freeBytes)]]} />
    </Panel>
  );
}

const showTime = (at: string, now: string) => (
  <time dateTime={at}>
    {periodBetween(at, now)} ago, {at.slice(0, 16).replace('T', ' ')} UTC
  </time>
);

export function LastBackup({ system: { backup, failedBackup, backupWarning, now } }: { system: SystemView }) {
  const failed: [string, ReactNode][] = failedBackup
    ? [
        ['Failed', showTime(failedBackup.at, now)],
        ['Why', failedBackup.reason],
      ]
    : [];
  const made: [string, ReactNode][] = backup
    ? [
        ['Made', showTime(backup.at, now)],
        ['Size', formatBytes(backup.bytes)],
        ['Wallpapers', exactCount(backup.wallpapers)],
        ['Where', backup.destination],
      ]
    : [];
  return (
    <Panel id="backup" title="Last backup" lead={backupWarning && <strong>{backupWarning}</strong>}>
      {backup || failedBackup ? (
        <Facts facts={[...failed, ...made]} />
      ) : (
        <p className="empty">
          There is none yet. Make one where Tapeta runs: <code>npm run backup -- FILE</code>
        </p>
      )}
    </Panel>
  );
}

/** For the overview. */
export function BackupWarning({ warning }: { warning: string | null }) {
  if (!warning) return null;
  return (
    <ul className="to-do">
      <li>
        <strong>{warning}</strong> <Link to="/admin/system">Open System</Link>
      </li>
    </ul>
  );
}

export function SlowestStatements({ system: { statements } }: { system: SystemView }) {
  return (
    <Panel
      id="statements"
      title="Slowest statements"
      lead="Of all processes of this machine since they started, by their mean; without the values in them."
    >
      {statements.length === 0 && <p className="empty">Nothing has been asked of the database yet.</p>}
      <ol className="statements">
        {statements.map(({ text, calls, meanMs, maxMs }) => (
          <li key={text}>
            <p>
              <strong>{formatMs(meanMs)} ms</strong> in the mean, {formatMs(maxMs)} ms at most,{' '}
              {formatCount(calls, 'call')}
            </p>
            <code>{text}</code>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
