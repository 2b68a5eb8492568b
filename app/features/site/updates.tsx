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
      <h2>{title}</h2>
      {changes ? <OwnText html={changes} lang="en" /> : <p>{none}</p>}
    </section>
  );
}
