import { withoutPrefix } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { loadRoutes, missingRoutes } from '~/remix/browser';
import { beginWaiting } from '~/ui/browser/active-navigation';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { ConnectionError, explainFailedNavigations, type WaitForRetry } from '~/ui/browser/requests';
import { showToast } from './toasts';

interface Failure {
  title?: string;
  text?: string;
  /** Where to say it, instead of a toast. */
  place?: Element | null;
}

/** Says that the site can't be reached, until the next navigation or retry. */
export function sayUnreachable(again: () => void, { title, text, place = null }: Failure = {}) {
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

let sent: SubmitEvent | null = null;

/** What a form says when it can't be sent: beside its buttons, or as a toast. */
const failureOf = (form: HTMLFormElement): Failure => ({
  title: form.dataset.failed,
  text: form.dataset.failedText,
  place: form.querySelector('[class$=-actions]') ?? (form.matches('.form') ? form : null),
});

const sendAgain = (form: HTMLFormElement, submitter: HTMLElement | null | undefined) =>
  form.requestSubmit(submitter?.isConnected ? submitter : null);

/** Keeps the page as it is and shows a message. */
const waitForRetry: WaitForRetry = (isRead, signal) =>
  new Promise((resolve, reject) => {
    const { target = null, submitter } = (!isRead && sent) || {};
    const form = target instanceof HTMLFormElement && target.isConnected ? target : null;
    const endWaiting = beginWaiting();
    const giveUp = () => {
      endWaiting();
      reject(signal.reason);
    };
    const goOn = () => {
      signal.removeEventListener('abort', giveUp);
      endWaiting();
      resolve();
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    // Sends what the form holds at the time of the retry; the router then gives up the first request.
    sayUnreachable(() => (form?.isConnected ? sendAgain(form, submitter) : goOn()), form ? failureOf(form) : {});
  });

/** Without an answer, the page and what was typed stay. */
export function keepPageWhenUnreachable(): void {
  addEventListener(
    'submit',
    (event) => {
      sent = event;
    },
    true,
  );
  explainFailedNavigations(waitForRetry);
  holdUntilScriptsAreThere();
  askBeforeLeaving();
}

/** Loads a page's scripts before its navigation starts: without them, the router would reload the document. */
function holdUntilScriptsAreThere(): void {
  const latest = new WeakMap<EventTarget, Event>();
  /** @param press only the last press of the same counts */
  const hold = (press: EventTarget, event: Event, href: string, repeat: () => void, failure?: Failure) => {
    latest.set(press, event);
    const { origin, pathname } = new URL(href, location.href);
    const missing = origin === location.origin ? missingRoutes(withoutPrefix(pathname)) : [];
    if (missing.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const unlessReplaced = (go: () => void) => () => latest.get(press) === event && go();
    loadRoutes(missing).then(
      unlessReplaced(repeat),
      unlessReplaced(() => leaveUnlessUnreachable(href, () => sayUnreachable(repeat, failure))),
    );
  };
  addEventListener(
    'click',
    (event) => {
      const link = ownLink(event);
      // Others open a dialog. As in the router, a later link replaces an earlier one.
      if (link && !link.matches('[data-in-place]'))
        hold(window, event, link.href, () => link.isConnected && link.click());
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event;
      // Remix marks the forms of its router. A hidden button only validates, and is gone when the scripts are there.
      if (!form.matches('[data-discover]') || submitter?.hidden) return;
      const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
      hold(form, event, action, () => form.isConnected && sendAgain(form, submitter), failureOf(form));
    },
    true,
  );
}

/** The link of this site that a plain click follows. */
function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented || !isPlainLeftClick(event)) return null;
  return link.origin === location.origin && !link.target && !link.download ? link : null;
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
    ask(form, () => sendAgain(form, event.submitter));
  });
  addEventListener('click', (event) => {
    const link = ownLink(event);
    if (!link || link.hash) return;
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
