import { Form } from '@remix-run/react';
import { useContext } from 'react';
import { messagesOf } from '~/messages/messages';
import { Table } from '~/ui/admin/table';
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
  const { name, scopes, used, expires, actions } = text.columns;
  const date = (time: string | null, otherwise: string) =>
    time ? <time dateTime={time}>{time.slice(0, 16).replace('T', ' ')}</time> : otherwise;
  return (
    <Table columns={[name, scopes, used, expires, { label: actions, isHidden: true }]}>
      {tokens.map((token) => (
        <tr key={token.id}>
          <th scope="row">
            <bdi>{token.name}</bdi>
          </th>
          <td>{token.scopes.join(', ')}</td>
          <td>{date(token.lastUsedAt, text.unused)}</td>
          <td>{token.state === 'active' ? date(token.expiresAt, text.expiries.never) : text.states[token.state]}</td>
          <td className="cell-actions">
            {token.state === 'active' && (
              <Form method="post" replace>
                <input type="hidden" name="intent" value="revoke" />
                <Button type="submit" name="id" value={token.id} aria-label={text.revokeNamed(token.name)}>
                  {text.revoke}
                </Button>
              </Form>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
