import { useContext } from 'react';
import { messagesOf } from '~/messages/messages';
import { SiteTime } from '~/ui/admin/site-time';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { Controls } from '~/ui/forms/controls';
import { CopyButton } from '~/ui/forms/copy-button';
import type { TokenView } from './token.view';

/** The only time that the token is shown. */
export function NewToken({ token, name }: { token: string; name: string }) {
  const { Input } = useContext(Controls);
  const { made } = messagesOf('apiTokens');
  return (
    <section className="form form-wide" aria-labelledby="new-token">
      <h2 id="new-token">{made.title}</h2>
      <div className="field" role="status">
        <label htmlFor="token">{made.label(name)}</label>
        <Input id="token" name="token" type="text" readOnly value={token} dir="ltr" aria-describedby="token-hint" />
        <p id="token-hint" className="field-hint">
          {made.text}
        </p>
      </div>
      <div className="form-actions">
        <CopyButton text={token} />
      </div>
    </section>
  );
}

export function TokenList({ tokens }: { tokens: TokenView[] }) {
  const text = messagesOf('apiTokens');
  const date = (time: string) => <SiteTime at={time} />;
  return (
    <ul className="tokens">
      {tokens.map(({ id, name, scopes, state, lastUsedAt, expiresAt }) => (
        <li key={id}>
          <div>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <p className="field-hint">
              {scopes.join(', ')}. {text.used}: {lastUsedAt ? date(lastUsedAt) : text.unused}.{' '}
              {state === 'active' ? (
                <>
                  {text.expires}: {expiresAt ? date(expiresAt) : text.expiries.never}
                </>
              ) : (
                text.states[state]
              )}
              .
            </p>
          </div>
          {state === 'active' && (
            <Form method="post" replace>
              <input type="hidden" name="intent" value="revoke" />
              <Button type="submit" name="id" value={id} aria-label={text.revokeNamed(name)}>
                {text.revoke}
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
