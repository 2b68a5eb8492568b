import { useNavigation } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';

/** The style sheet shows it after a moment: most pages load faster. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    <div className="progress-bar">
      {isLoading && <div role="progressbar" aria-label={messagesOf('shell').loading} />}
    </div>
  );
}
