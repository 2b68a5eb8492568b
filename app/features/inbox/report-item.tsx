import { Badge } from '@radix-ui/themes/components/badge';
import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import type { ReportView } from '~/features/reports/report.view';
import type { FormResult } from '~/lib/form-result';
import { wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { SiteTime } from '~/ui/admin/site-time';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { AnswerForm } from './answer-form';
import { inboxAnchor } from './inbox.view';

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

/** A report with its picture, and what can be decided. */
export function ReportItem({ report, hasMail, path, failure }: ItemProps) {
  const { id, wallpaperId, title, page, reason, name, email, message, state, picture, isClosed, events } = report;
  const text = messagesOf('reportList');
  const date = (time: string) => <SiteTime at={time} />;
  const next = `${path}#${inboxAnchor({ kind: 'report', id })}`;
  const isMailed = hasMail && email !== null;
  return (
    <li id={inboxAnchor({ kind: 'report', id })} className="report">
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
          <input type="hidden" name="next" value={next} />
          {intentsFor(report).map((intent) => (
            <Fragment key={intent}>
              <Button
                type="submit"
                name="intent"
                value={intent}
                look={intent === 'hide' ? 'danger' : 'quiet'}
                aria-label={text.named(text[intent], title)}
              >
                {text[intent]}
              </Button>{' '}
            </Fragment>
          ))}
        </Form>
        {/* Each decision gives a new text, and an answer that was sent is not unsaved. */}
        <AnswerForm
          key={events.length}
          {...{ id, intent: 'answer', next, label: text.words, isMailed, failure }}
          template={text.template(title, page, state !== 'shown')}
          name={title}
        >
          {!isMailed && <p className="field-hint">{text.noMail}</p>}
        </AnswerForm>
      </div>
    </li>
  );
}
