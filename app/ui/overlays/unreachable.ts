import { NO_CONNECTION } from '~/ui/browser/error-page-texts';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { ConnectionError } from '~/ui/browser/requests';
import { showToast } from './toasts';

/** The `unreachable` event of the patched router (patches/): a request got no answer. */
interface Unreachable {
  submission?: { formMethod: string };
  again: () => void;
}

/** Shows that the site cannot be reached, until the next navigation or another try. */
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
  askBeforeLeaving();
}

const LINK_HELD_MS = 150;

/** What leaves for a new document would end on the browser's own page when the site does not answer. */
function askBeforeLeaving(): void {
  const answered = new WeakSet<Element>();
  const ask = async (element: Element, leave: () => void, patience?: number) => {
    const asked = fetch('/health', { method: 'HEAD', cache: 'no-store' });
    try {
      // A link may cost little more with scripts than without; a form must not be lost.
      await (patience ? Promise.race([asked, new Promise((done) => setTimeout(done, patience))]) : asked);
      answered.add(element);
      leave();
    } catch {
      sayUnreachable(() => element.isConnected && ask(element, leave, patience));
    }
  };
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || answered.delete(form)) return;
    event.preventDefault();
    ask(form, () => form.requestSubmit(event.submitter?.isConnected ? event.submitter : null));
  });
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || !isPlainLeftClick(event)) return;
    if (link.origin !== location.origin || link.hash || link.target || link.download) return;
    event.preventDefault();
    ask(link, () => location.assign(link.href), LINK_HELD_MS);
  });
}

/** For a dialog whose script cannot be loaded: its page instead, unless the site is unreachable. */
export async function leaveUnlessUnreachable(page: string, stay: () => void): Promise<void> {
  try {
    await fetch(page, { method: 'HEAD', cache: 'no-store' });
    location.assign(page);
  } catch (error) {
    if (error instanceof TypeError || error instanceof ConnectionError) stay();
    else throw error;
  }
}
