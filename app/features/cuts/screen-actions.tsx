import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { buttonProps } from '~/ui/forms/button-props';
import { Icon } from '~/ui/shell/icons';

/** First the result, then its file, then the choices. */
export function ScreenActions({ download }: { download: string }) {
  const { show } = messagesOf('cutForm');
  const isLive = useHydrated();
  return (
    <div className="screen-actions">
      {/* The button that Enter in a field presses: the first of the form. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
        {show}
      </button>
      <button id="download" type="submit" name="intent" value="download" {...buttonProps('main', 'large')}>
        <Icon name="download" /> {download}
      </button>{' '}
      {!isLive && (
        <button type="submit" {...buttonProps('quiet', 'large')}>
          {show}
        </button>
      )}
    </div>
  );
}
