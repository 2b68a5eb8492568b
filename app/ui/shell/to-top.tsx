import type { MouseEvent } from 'react';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { Icon } from './icons';

function scrollToTop(event: MouseEvent) {
  if (!isPlainLeftClick(event)) return;
  event.preventDefault();
  document.getElementById('top')?.focus({ preventScroll: true });
  scrollTo({ top: 0 });
}

/** Where the way back leads: the Tab key goes on from here, with JavaScript or without. */
export function Top() {
  return <div id="top" tabIndex={-1} />;
}

/** The way back to the top. That it comes into sight after 300 px is the style sheet's work. */
export function ToTop() {
  return (
    <div className="to-top">
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it is a link to the top */}
      <a href="#top" className="icon-button" data-tooltip="Back to top" onClick={scrollToTop}>
        <Icon name="up" />
        <span className="visually-hidden">Back to top</span>
      </a>
    </div>
  );
}
