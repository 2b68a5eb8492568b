import { Link } from '@remix-run/react';
import { editPath, wallpaperPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { SiteTime } from '~/ui/admin/site-time';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import type { SuggestionView } from './suggestion.view';

function Item({ suggestion }: { suggestion: SuggestionView }) {
  const { id, wallpaperId, title, picture, source, createdAt, changes } = suggestion;
  const text = messagesOf('suggestions');
  return (
    <li className="report">
      <Link to={wallpaperPath(wallpaperId)} className="report-thumbnail">
        <img src={picture} alt={title} loading="lazy" />
      </Link>
      <div>
        <h2 className="suggestion-title">
          <label className="checkbox">
            <input type="checkbox" name="ids" value={id} aria-label={text.named(text.select, title, source)} />
            <bdi>{title}</bdi>
          </label>
        </h2>
        <p className="message-from">
          {text.from}: <bdi>{source}</bdi>, <SiteTime at={createdAt} />.{' '}
          <Link to={editPath(wallpaperId)}>{text.edit}</Link>
        </p>
        {changes.length === 0 && <p>{text.unchanged}</p>}
        {changes.map(({ field, now, offered }) => (
          <div key={field} className="suggestion">
            <label className="checkbox">
              <input type="checkbox" name="fields" value={`${id} ${field}`} defaultChecked />
              {text.fields[field]}
            </label>
            <dl>
              <dt className="suggestion-label">{text.now}</dt>
              <dd className="suggestion-text" dir="auto">
                {now || text.blank}
              </dd>
              <dt className="suggestion-label">{field === 'tags' ? text.added : text.offered}</dt>
              <dd className="suggestion-text" dir="auto">
                {offered}
              </dd>
            </dl>
          </div>
        ))}
        <div className="form-actions">
          {(['accept', 'reject'] as const).map((intent) => (
            <Button
              key={intent}
              type="submit"
              name="decide"
              value={`${intent} ${id}`}
              look={intent === 'accept' ? 'main' : 'quiet'}
              aria-label={text.named(text[intent], title, source)}
            >
              {text[intent]}
            </Button>
          ))}
        </div>
      </div>
    </li>
  );
}

/** One form for all of them, so that several can be decided at once. */
export function SuggestionList({ suggestions }: { suggestions: SuggestionView[] }) {
  const text = messagesOf('suggestions');
  return (
    <Form method="post" replace preventScrollReset>
      <ul className="reports">
        {suggestions.map((suggestion) => (
          <Item key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
      <div className="form-actions suggestion-actions">
        <Button type="submit" name="decide" value="accept" look="main">
          {text.acceptSelected}
        </Button>
        <Button type="submit" name="decide" value="reject">
          {text.rejectSelected}
        </Button>
      </div>
    </Form>
  );
}
