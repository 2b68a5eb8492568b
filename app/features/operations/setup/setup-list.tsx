import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';
import { Form } from '~/ui/browser/session-form';
import { Button } from '~/ui/forms/button';
import { SETUP_STEPS, type SetupState } from './setup';

type Step = (typeof SETUP_STEPS)[number];

function StepLink({ step: { name, to } }: { step: Step }) {
  const text = messagesOf('siteSetup').steps[name];
  return (
    <>
      <Link to={to}>{text.title}</Link>
      <span className="field-hint">{text.why}</span>
    </>
  );
}

/** The first steps of a new owner. Nothing once all are done. */
export function SetupList({ setup }: { setup: SetupState }) {
  const text = messagesOf('siteSetup');
  const open = SETUP_STEPS.filter(({ name }) => setup[name] === 'open');
  const skipped = SETUP_STEPS.filter(({ name }) => setup[name] === 'skipped');
  if (open.length + skipped.length === 0) return null;
  return (
    <section aria-labelledby="setup" className="setup">
      {open.length > 0 && (
        <>
          <h2 id="setup">{text.title(SETUP_STEPS.length - open.length, SETUP_STEPS.length)}</h2>
          <ol>
            {open.map((step) => (
              <li key={step.name}>
                <StepLink step={step} />
                <Form method="post" action="/admin/setup" replace preventScrollReset>
                  <Button
                    type="submit"
                    look="quiet"
                    name="step"
                    value={step.name}
                    aria-label={text.skipNamed(text.steps[step.name].title)}
                  >
                    {text.skip}
                  </Button>
                </Form>
              </li>
            ))}
          </ol>
        </>
      )}
      {skipped.length > 0 && (
        <details>
          <summary id={open.length === 0 ? 'setup' : undefined}>{text.skipped(skipped.length)}</summary>
          <ul>
            {skipped.map((step) => (
              <li key={step.name}>
                <StepLink step={step} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
