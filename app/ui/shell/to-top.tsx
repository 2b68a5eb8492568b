import type { MouseEvent } from 'react';
import { messagesOf } from '~/messages/messages';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { Icon } from './icons';

function scrollToTop(event: MouseEvent) {
  if (!isPlainLeftClick(event)) return;
  event.preventDefault();
  document.getElementById('top')?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

/** The link's target. From here the Tab key goes on, with or without JavaScript. */
export function Top() {
  return <div id="top" tabIndex={-1} />;
}

/** The style sheet shows it after 300 px. */
export function ToTop() {
  const label = messagesOf('shell').toTop;
  return (
    <div className="to-top">
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it is a real link */}
      <a href="#top" className="icon-button" data-tooltip={label} onClick={scrollToTop}>
        <Icon name="up" />
        <span className="visually-hidden">{label}</span>
      </a>
    </div>
  );
}
