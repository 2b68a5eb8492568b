import { Badge } from '@radix-ui/themes/components/badge';
import { Link } from '@remix-run/react';
import { useContext } from 'react';
import { type FormResult, typedValue } from '~/lib/form-result';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { SiteTime } from '~/ui/admin/site-time';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { Controls } from '~/ui/forms/controls';
import { CopyButton } from '~/ui/forms/copy-button';
import { type ReportView, reportAnchor } from './report.view';

interface ItemProps {
  report: ReportView;
  /** Whether answers can be mailed. */
  hasMail: boolean;
  /** The page that shows the list. */
  path: string;
  failure: FormResult | undefined;
}

type Intent = 'hide' | 'show' | 'close' | 'reopen' | 'forget';

function intentsFor({ state, isClosed, name, email }: ReportView): Intent[] {
  const picture: Intent[] = state === 'shown' ? ['hide'] : state === 'hidden' ? ['show'] : [];
  return [...picture, isClosed ? 'reopen' : 'close', ...(isClosed && (name || email) ? (['forget'] as const) : [])];
}

function Answer({ report, hasMail, path, failure }: ItemProps) {
  const { id, title, page, state, email } = report;
  const { TextArea } = useContext(Controls);
  const text = messagesOf('reportList');
  const isRefused = typedValue(failure, 'id') === String(id) && typedValue(failure, 'intent') === 'answer';
  const problem = isRefused ? failure?.error?.words?.[0] : undefined;
  const template = text.template(title, page, state !== 'shown');
  const words = (isRefused && typedValue(failure, 'words')) || template;
  const isMailed = hasMail && email !== null;
  return (
    <details className="report-answer" open={isRefused || undefined}>
      <summary>{text.answer}</summary>
      <Form method="post" replace preventScrollReset className="form form-wide">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="next" value={`${path}#${reportAnchor(id)}`} />
        <div className="field">
          <label htmlFor={`words-${id}`}>{text.words}</label>
          <TextArea
            id={`words-${id}`}
            name="words"
            rows={10}
            defaultValue={words}
            maxLength={5000}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem && `words-${id}-error`}
            autoFocus={problem !== undefined}
          />
          {problem && (
            <p id={`words-${id}-error`} className="field-error">
              {problem}
            </p>
          )}
          {!isMailed && <p className="field-hint">{text.noMail}</p>}
        </div>
        <div className="form-actions">
          <Button type="submit" name="intent" value="answer" look="main">
            {isMailed ? text.send : text.save}
          </Button>
          {!isMailed && <CopyButton text={words} label={text.copy} />}
        </div>
      </Form>
    </details>
  );
}

function Item({ report, hasMail, path, failure }: ItemProps) {
  const { id, wallpaperId, title, reason, name, email, message, state, picture, isClosed, events } = report;
  const text = messagesOf('reportList');
  const date = (time: string) => <SiteTime at={time} />;
  return (
    <li id={reportAnchor(id)} className="report">
      <div className="report-thumbnail">{picture && <img src={picture} alt="" loading="lazy" />}</div>
      <div>
        <h2>
          {state === 'shown' ? <Link to={wallpaperPath(wallpaperId)}>{title}</Link> : <bdi>{title}</bdi>}{' '}
          <Badge color={state === 'hidden' ? 'red' : 'gray'} className="state">
            {text.state[state]}
          </Badge>{' '}
          {isClosed && (
            <Badge color="gray" variant="outline" className="state">
              {text.closed}
            </Badge>
          )}
        </h2>
        <p className="message-from">
          {messagesOf('reports').reasons[reason]}. {text.from}:{' '}
          {[name, email].filter(Boolean).join(', ') || text.anonymous}
        </p>
        <p className="report-message" dir="auto">
          {message}
        </p>
        <ul className="report-events">
          {events.map(({ kind, words, isMailed, createdAt }) => (
            <li key={`${kind} ${createdAt}`}>
              {date(createdAt)}: {text.events[kind]}
              {isMailed && ` (${text.mailed})`}
              {words && <blockquote>{words}</blockquote>}
            </li>
          ))}
        </ul>
        <Form method="post" replace preventScrollReset className="form-actions">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="next" value={`${path}#${reportAnchor(id)}`} />
          {intentsFor(report).map((intent) => (
            <Button
              key={intent}
              type="submit"
              name="intent"
              value={intent}
              look={intent === 'hide' ? 'danger' : 'quiet'}
              aria-label={text.named(text[intent], title)}
            >
              {text[intent]}
            </Button>
          ))}
        </Form>
        {/* Each decision gives a new text, and an answer that was sent is not unsaved. */}
        <Answer key={events.length} {...{ report, hasMail, path, failure }} />
      </div>
    </li>
  );
}

/** Reports with their pictures, and what can be decided. */
export function ReportList({ reports, ...props }: { reports: ReportView[] } & Omit<ItemProps, 'report'>) {
  return (
    <ul className="reports">
      {reports.map((report) => (
        <Item key={report.id} report={report} {...props} />
      ))}
    </ul>
  );
}
