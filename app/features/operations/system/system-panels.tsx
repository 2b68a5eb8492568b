import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { withQuery } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { SiteTime } from '~/ui/admin/site-time';
import { useHydrated } from '~/ui/browser/hydrated';
import { useReloadWhile } from '~/ui/browser/reload-while';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { LinkedText } from '~/ui/pages/linked-text';
import type { readSystem } from './system.server';
import { formatBytes, periodBetween } from './system.view';

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
        <h2 id={id}>{title}</h2> {tools}
      </div>
      {lead && <p className="panel-lead">{lead}</p>}
      {children}
    </section>
  );
}

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
  const text = messagesOf('system').jobs;
  const ago = periodBetween(failedAt, now);
  if (nextAt === null) return text.givenUp(attempts, ago);
  return nextAt > now ? text.nextTry(attempts, ago, periodBetween(nextAt, now)) : text.retryingSoon(attempts, ago);
}

export function FailedJobs({ system: { failedJobs, now } }: { system: SystemView }) {
  if (failedJobs.length === 0) return null;
  const text = messagesOf('system').jobs;
  return (
    <Panel id="failed-jobs" title={text.title}>
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
                {text.retry}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function DamagedRows({ system: { damagedRows } }: { system: SystemView }) {
  if (damagedRows.length === 0) return null;
  const text = messagesOf('system').damaged;
  return (
    <Panel id="damaged-rows" title={text.title} lead={text.lead}>
      <ul>
        {damagedRows.map(({ id, columns }) => (
          <li key={id}>
            <Link to={withQuery('/admin/wallpapers', { ids: String(id) })}>{text.row(id, columns.join(', '))}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Versions({ system: { versions, startedAt, now } }: { system: SystemView }) {
  const text = messagesOf('system').version;
  return (
    <Panel id="versions" title={text.title}>
      <Facts
        facts={[
          ['Tapeta', versions.tapeta],
          ['Node.js', versions.node],
          ['PostgreSQL', versions.postgresql],
          [text.runningFor, periodBetween(startedAt, now)],
        ]}
      />
    </Panel>
  );
}

const IN_BUCKET = ['originals', 'renditions', 'withheld'];

export function DiskUse({ system: { disk, freeBytes, now } }: { system: SystemView }) {
  const text = messagesOf('system').disk;
  const names: Record<string, string> = text.names;
  // Files that belong in the bucket are here only while they are being moved.
  const here = disk?.kinds.filter(({ kind, bytes }) => !disk.bucket || !IN_BUCKET.includes(kind) || bytes > 0) ?? [];
  const counted = here.map(({ kind, bytes }): [string, string] => [names[kind] ?? kind, formatBytes(bytes)]);
  const stored = Object.entries(disk?.bucket ?? {}).map(([kind, { pictures, bytes }]): [string, string] => [
    text.inBucket(names[kind] ?? kind),
    text.pictures(pictures, formatBytes(bytes)),
  ]);
  const measured = disk && (disk.bucket ? text.measuredInBucket : text.measured);
  return (
    <Panel
      id="disk"
      title={text.title}
      lead={measured ? measured(periodBetween(disk.countedAt, now)) : text.notMeasured}
    >
      <Facts facts={[...stored, ...counted, [text.free, formatBytes(freeBytes)]]} />
    </Panel>
  );
}

const showTime = (at: string, now: string) => (
  <SiteTime at={at} say={(time) => messagesOf('system').ago(periodBetween(at, now), time)} />
);

export function LastBackup({ system }: { system: SystemView }) {
  const { backup, failedBackup, runningBackup, canBackUp, now } = system;
  useReloadWhile(runningBackup !== null);
  const isLive = useHydrated();
  const { pathname } = useLocation();
  const text = messagesOf('system').backup;
  const failed: [string, ReactNode][] = failedBackup
    ? [
        [text.failed, showTime(failedBackup.at, now)],
        [text.reason, failedBackup.reason],
      ]
    : [];
  const made: [string, ReactNode][] = backup
    ? [
        [text.made, showTime(backup.at, now)],
        [text.size, formatBytes(backup.bytes)],
        [text.wallpapers, messagesOf('numbers').exactCount(backup.wallpapers)],
        [text.destination, backup.destination],
      ]
    : [];
  return (
    <Panel
      id="backup"
      title={text.title}
      lead={
        runningBackup ? (
          <span role="status">
            {text.running(periodBetween(runningBackup, now))}{' '}
            {!isLive && <Link to={pathname}>{messagesOf('adminShell').tasks.reload}</Link>}
          </span>
        ) : (
          !canBackUp && text.unset
        )
      }
      tools={
        canBackUp &&
        !runningBackup && (
          <Form method="post" preventScrollReset>
            <Button type="submit" name="backup" value="now">
              {text.now}
            </Button>
          </Form>
        )
      }
    >
      <Facts facts={[...failed, ...made]} />
    </Panel>
  );
}

/** Whether all is well, in a line each. The panels below say more. */
export function State({ system: { backup, backupWarning, disk, freeBytes, jobs, now } }: { system: SystemView }) {
  const text = messagesOf('system');
  const used = disk && formatBytes(disk.kinds.reduce((sum, { bytes }) => sum + bytes, 0));
  const good = backup && (
    <>
      {showTime(backup.at, now)}, {formatBytes(backup.bytes)}
    </>
  );
  const none = <LinkedText text={text.backup.none} links={[(command) => <code key="command">{command}</code>]} />;
  return (
    <dl className="system-state">
      {[
        { name: text.state.backup, value: backupWarning ? <strong>{backupWarning}</strong> : (good ?? none) },
        {
          name: text.state.disk,
          value: text.state.space(formatBytes(freeBytes), used, disk ? periodBetween(disk.countedAt, now) : ''),
        },
        {
          name: text.state.jobs,
          value: text.jobs.counts(jobs.waiting, jobs.running, jobs.retrying, jobs.failed),
        },
      ].map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
