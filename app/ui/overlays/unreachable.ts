import { messagesOf } from '~/messages/messages';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { ConnectionError } from '~/ui/browser/requests';
import { showToast } from './toasts';

/** Detail of the patched router's `unreachable` event (patches/): a request got no answer. */
interface Unreachable {
  submission?: { formMethod: string };
  again: () => void;
}

/** Says that the site can't be reached, until the next navigation or retry. */
export function sayUnreachable(
  again: () => void,
  { title, text, place = null }: { title?: string; text?: string; place?: Element | null } = {},
) {
  const { noConnection, tryAgain } = messagesOf('errorPages');
  showToast({
    kind: 'error',
    title: title ?? noConnection.title,
    text: text ?? noConnection.description,
    place,
    stays: true,
    button: { label: tryAgain, onPress: again },
  });
}

/** Keeps the page as it is and shows a message: beside the form's buttons, or as a toast. */
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
      // Sends what the form holds at the time of the retry.
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

/** Checks the connection before loading a new document, or an unreachable site would lead to the browser's error page. */
function askBeforeLeaving(): void {
  const answered = new WeakSet<Element>();
  const ask = async (element: Element, leave: () => void, patience?: number) => {
    const asked = fetch('/health', { method: 'HEAD', cache: 'no-store' });
    try {
      // A link must stay fast, so it waits only briefly. A form must not be lost.
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

/** For a dialog whose script can't be loaded: opens its page instead, unless the site is unreachable. */
export async function leaveUnlessUnreachable(page: string, stay: () => void): Promise<void> {
  try {
    await fetch(page, { method: 'HEAD', cache: 'no-store' });
    location.assign(page);
  } catch (error) {
    if (error instanceof TypeError || error instanceof ConnectionError) stay();
    else throw error;
  }
}
