import { showToast } from '~/ui/overlays/toasts';
import { NO_CONNECTION } from '~/ui/pages/error-page-texts';
import { ConnectionError } from './requests';

/** What the router tells when nobody answers; patches/ has the other half. */
interface Unreachable {
  submission?: { formMethod: string };
  again: () => void;
}

/** Says that nobody has answered, until another page is there or it is tried again. */
export function sayUnreachable(
  again: () => void,
  { title = NO_CONNECTION.title, text = NO_CONNECTION.description, place = null as Element | null } = {},
) {
  showToast({
    kind: 'error',
    title,
    text,
    place,
    stays: true,
    button: { label: 'Try again', onPress: again },
  });
}

/** The page stays as it is, and one sentence says so: beside the buttons of the form, else as a toast. */
export function keepPageWhenUnreachable(): void {
  let sent: SubmitEvent | null = null;
  addEventListener(
    'submit',
    (event) => {
      sent = event;
    },
    true,
  );
  addEventListener('unreachable', (event) => {
    const { submission, again } = (event as CustomEvent<Unreachable>).detail;
    const form = submission && sent?.target instanceof HTMLFormElement && sent.target.isConnected ? sent.target : null;
    const submitter = sent?.submitter;
    sayUnreachable(
      // With what is in the form by then.
      () => (form ? form.requestSubmit(submitter?.isConnected ? submitter : null) : again()),
      {
        title: form?.dataset.failed,
        text: form?.dataset.failedText,
        place: form && (form.querySelector('[class$=-actions]') ?? (form.matches('.form') ? form : null)),
      },
    );
  });
  // What would leave for a new document, which would be the browser's own page.
  const stay = (event: Event, again: () => void) => {
    if (navigator.onLine || event.defaultPrevented) return;
    event.preventDefault();
    sayUnreachable(again);
  };
  addEventListener('submit', (event) => stay(event, () => (event.target as HTMLFormElement).requestSubmit()));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && link.origin === location.origin && link.hash === '' && !link.target) stay(event, () => link.click());
  });
}

/** For a dialog whose code cannot be had: its page instead, unless nobody answers. */
export async function leaveUnlessUnreachable(page: string, stay: () => void): Promise<void> {
  try {
    await fetch(page, { method: 'HEAD', cache: 'no-store' });
    location.assign(page);
  } catch (error) {
    if (error instanceof TypeError || error instanceof ConnectionError) stay();
    else throw error;
  }
}
