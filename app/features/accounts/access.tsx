import { getFormProps } from '@conform-to/react';
import { Badge } from '@radix-ui/themes/components/badge';
import { type FormResult, type FormRules, typedValue } from '~/lib/form-result';
import { messagesOf } from '~/messages/messages';
import { useSiteTime } from '~/ui/admin/site-time';
import { Form } from '~/ui/browser/session-form';
import { Button, ButtonLink } from '~/ui/forms/button';
import { CopyButton } from '~/ui/forms/copy-button';
import { TextField } from '~/ui/forms/field';
import { FormAlert } from '~/ui/forms/form-alert';
import { listMessages, usePageForm } from '~/ui/forms/page-form';
import { QrCodeImage } from '~/ui/pages/qr-code';
import { ACCOUNT_PATH, type Factor, type SessionView } from './access.view';

interface FormProps {
  failure: FormResult | undefined;
  rules: FormRules;
}

const LOOKS = { start: 'main', renew: 'quiet', off: 'danger' } as const;

/** Every change of the second factor needs the password, so that a stolen session can't make one. */
function PasswordForm({ intents, failure, rules }: FormProps & { intents: (keyof typeof LOOKS)[] }) {
  const isMine = (typedValue(failure, 'intent') ?? '') in LOOKS;
  const [form, { currentPassword }] = usePageForm<'currentPassword'>('factor', isMine ? failure : undefined, rules);
  const text = messagesOf('access');
  return (
    <Form method="post" data-failed={text.failed} {...getFormProps(form)} className="form">
      <FormAlert id={form.errorId} messages={listMessages(form, [currentPassword])} />
      <TextField
        type="password"
        field={currentPassword}
        label={messagesOf('password').current}
        autoComplete="current-password"
      />
      <div className="form-actions">
        {intents.map((intent) => (
          <Button key={intent} type="submit" name="intent" value={intent} look={LOOKS[intent]}>
            {text.factor[intent]}
          </Button>
        ))}
      </div>
    </Form>
  );
}

function SetUp({ factor, failure, rules }: FormProps & { factor: Extract<Factor, { state: 'pending' }> }) {
  const { secret, uri, qr } = factor;
  const isMine = typedValue(failure, 'intent') === 'confirm';
  const [form, { code }] = usePageForm<'code'>('set-up', isMine ? failure : undefined, rules);
  const text = messagesOf('access').factor;
  return (
    <>
      <p>{text.scan}</p>
      <div className="access-secret">
        <QrCodeImage code={qr} label={text.qr} />
        <div>
          <p>{text.key}</p>
          <p>
            <code>{secret}</code>
          </p>
          <p className="form-actions">
            <CopyButton text={secret.replaceAll(' ', '')} />
            <a href={uri}>{text.open}</a>
          </p>
        </div>
      </div>
      <Form method="post" {...getFormProps(form)} className="form">
        <FormAlert id={form.errorId} messages={listMessages(form, [code])} />
        <TextField
          field={code}
          label={text.code}
          hint={text.codeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <div className="form-actions">
          <Button type="submit" look="main" name="intent" value="confirm">
            {text.confirm}
          </Button>
        </div>
      </Form>
      {/* A form of its own, which needs no code. */}
      <Form method="post">
        <Button type="submit" name="intent" value="cancel">
          {text.cancel}
        </Button>
      </Form>
    </>
  );
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const text = messagesOf('access').recovery;
  return (
    <section aria-labelledby="recovery-codes" className="access-section">
      <h2 id="recovery-codes">{text.title}</h2>
      <p role="status">{text.once}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <ButtonLink to={ACCOUNT_PATH} look="main">
          {text.saved}
        </ButtonLink>
        <CopyButton text={codes.join('\n')} />
      </div>
    </section>
  );
}

interface SecondFactorProps {
  factor: Factor;
  /** Just made. */
  codes: string[] | null;
  failure: FormResult | undefined;
  rules: { password: FormRules; code: FormRules };
}

export function SecondFactor({ factor, codes, failure, rules }: SecondFactorProps) {
  const text = messagesOf('access').factor;
  const time = useSiteTime();
  if (codes) return <RecoveryCodes codes={codes} />;
  return (
    <section aria-labelledby="second-factor" className="access-section">
      <h2 id="second-factor">
        {text.title}{' '}
        <Badge color="gray" className="state">
          {text.state[factor.state]}
        </Badge>
      </h2>
      {factor.state === 'off' && <p>{text.about}</p>}
      {factor.state === 'on' && <p>{text.on(time(factor.since), factor.codesLeft)}</p>}
      {factor.state === 'on' && factor.problem && <p role="alert">{factor.problem}</p>}
      {factor.state === 'pending' ? (
        <SetUp factor={factor} failure={failure} rules={rules.code} />
      ) : (
        // A new one after each change, without what was typed into it.
        <PasswordForm
          key={factor.state}
          intents={factor.state === 'on' ? ['renew', 'off'] : ['start']}
          failure={failure}
          rules={rules.password}
        />
      )}
      <p className="form-note">{text.help}</p>
    </section>
  );
}

/** A stolen session must not be enough to lock out the others, so ending one asks for the password. */
export function Sessions({ sessions, failure, rules }: FormProps & { sessions: SessionView[] }) {
  const isMine = typedValue(failure, 'intent') === 'end';
  const [form, { currentPassword }] = usePageForm<'currentPassword'>(
    'end-sessions',
    isMine ? failure : undefined,
    rules,
  );
  const { failed, sessions: text } = messagesOf('access');
  const time = useSiteTime();
  return (
    <section aria-labelledby="sessions" className="access-section">
      <h2 id="sessions">{text.title}</h2>
      <Form
        key={sessions.length}
        method="post"
        replace
        preventScrollReset
        data-failed={failed}
        {...getFormProps(form)}
        className="form"
      >
        <FormAlert id={form.errorId} messages={listMessages(form, [currentPassword])} />
        <input type="hidden" name="intent" value="end" />
        {/* Before the list: Enter in the field presses the first button. */}
        {sessions.length > 1 && (
          <>
            <TextField
              type="password"
              field={currentPassword}
              label={messagesOf('password').current}
              hint={text.passwordHint}
              autoComplete="current-password"
            />
            <div className="form-actions">
              <Button type="submit" name="session" value="others">
                {text.endOthers}
              </Button>
            </div>
          </>
        )}
        <ul className="access-sessions">
          {sessions.map(({ id, browser, startedAt, usedAt, isThis }) => (
            <li key={id}>
              <div>
                <strong>{browser}</strong>{' '}
                {isThis && (
                  <Badge color="gray" className="state">
                    {text.this}
                  </Badge>
                )}
                <p className="field-hint">{text.times(time(startedAt), time(usedAt))}</p>
              </div>
              {!isThis && (
                <Button type="submit" name="session" value={id} aria-label={text.named(browser, time(startedAt))}>
                  {text.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </section>
  );
}
