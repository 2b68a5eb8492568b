import { OwnText } from './own-text';
import type { readUpdates } from './version.server';

export function Updates({ updates }: { updates: Awaited<ReturnType<typeof readUpdates>> }) {
  const { noRequest, how, steps, title, changes, none } = updates;
  return (
    <section aria-labelledby="upgrade" className="prose">
      <h2 id="upgrade">{how}</h2>
      <p>{noRequest}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {changes ? (
        <details>
          <summary>{title}</summary>
          <OwnText html={changes} lang="en" />
        </details>
      ) : (
        <p>{none}</p>
      )}
    </section>
  );
}
