import { Form } from '@remix-run/react';

export function FormerNames({ names }: { names: { slug: string; name: string }[] }) {
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="former-names" className="former-names">
      <h2 id="former-names">Former names</h2>
      <p className="field-hint">Their addresses lead here, and uploads that use them get this tag.</p>
      <ul>
        {names.map(({ slug, name }) => (
          <li key={slug}>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="forget" />
              <input type="hidden" name="slug" value={slug} />
              <span>{name}</span>
              <button type="submit" className="link-button" aria-label={`Forget ${name}`}>
                Forget
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
