import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';

export function FormerNames({ names }: { names: { key: string; name: string }[] }) {
  if (names.length === 0) return null;
  const text = messagesOf('tags').previousNames;
  return (
    <section aria-labelledby="former-names" className="former-names">
      <h2 id="former-names">{text.heading}</h2>
      <p className="field-hint">{text.hint}</p>
      <ul>
        {names.map(({ key, name }) => (
          <li key={key}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="forget" />
              <input type="hidden" name="key" value={key} />
              <span>{name}</span>
              <button type="submit" className="link-button" aria-label={text.forgetNamed(name)}>
                {text.forget}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
