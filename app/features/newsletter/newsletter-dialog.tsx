import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messagesOf } from '~/messages/messages';
import { useLatest } from '~/ui/browser/use-latest';
import { buttonProps } from '~/ui/forms/button-props';
import { Dialog } from '~/ui/overlays/dialog';
import { showToast } from '~/ui/overlays/toasts';
import { postSubscription, Refusal } from './post-subscription';
import { subscribed } from './subscription.texts';
import { AddressField, Invitation, Welcome } from './subscription-parts';

const SUCCESS_MS = 1500;
const TITLE = 'newsletter';

interface NewsletterDialogProps {
  isOpen: boolean;
  onClose: () => void;
  siteName: string;
}

/** The form of /subscribe in a dialog. It stays open while it sends, even when the hash changes. */
export default function NewsletterDialog({ isOpen, onClose, siteName }: NewsletterDialogProps) {
  const [phase, setPhase] = useState<'idle' | 'submitting' | 'success'>('idle');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<{ message: string } | null>(null);
  const [hint, setHint] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const welcome = useRef<HTMLHeadingElement>(null);
  const isBusy = phase === 'submitting';
  const text = messagesOf('newsletter');

  function close() {
    if (phase === 'success') setEmail('');
    setPhase('idle');
    setProblem(null);
    onClose();
  }
  const latestClose = useLatest(close);

  useEffect(() => {
    if (phase !== 'success') return;
    welcome.current?.focus();
    const timer = setTimeout(() => latestClose.current(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [phase, latestClose]);

  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  function complain(message: string) {
    setProblem({ message });
    showToast({ kind: 'error', title: text.error, text: message });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const address = email.trim();
    if (!address.includes('@')) return complain(text.invalidEmail);
    setProblem(null);
    setPhase('submitting');
    try {
      const next = await postSubscription(address);
      setHint(next ?? text.kept);
      setPhase('success');
      showToast({ kind: 'success', ...subscribed(next) });
    } catch (error) {
      setPhase('idle');
      complain(error instanceof Refusal ? error.message : text.failed);
    }
  }

  return (
    <Dialog
      isOpen={isOpen || phase !== 'idle'}
      onClose={close}
      labelledBy={TITLE}
      isBusy={isBusy}
      className="newsletter"
    >
      {phase === 'success' ? (
        <Welcome as="h2" id={TITLE} siteName={siteName} hint={hint} ref={welcome} />
      ) : (
        <form onSubmit={submit} noValidate>
          <Invitation as="h2" id={TITLE} siteName={siteName} />
          <AddressField
            id="newsletter-email"
            ref={field}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            disabled={isBusy}
            isInvalid={problem !== null}
            describedBy={problem ? 'newsletter-problem' : `${TITLE}-text`}
          >
            {problem && (
              <p id="newsletter-problem" className="newsletter-problem">
                {problem.message}
              </p>
            )}
          </AddressField>
          <div className="newsletter-actions">
            <button type="button" {...buttonProps('quiet')} disabled={isBusy} onClick={close}>
              {text.cancel}
            </button>{' '}
            <button type="submit" {...buttonProps('main')} disabled={isBusy || email.trim() === ''}>
              {isBusy ? text.subscribing : text.subscribe}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
