import { messagesOf } from '~/messages/messages';
import { useActiveNavigation } from '~/ui/browser/active-navigation';

/** The style sheet shows it after a moment: most pages load faster. */
export function ProgressBar() {
  const isLoading = useActiveNavigation().state !== 'idle';
  return (
    <div className="progress-bar">
      {isLoading && <div role="progressbar" aria-label={messagesOf('shell').loading} />}
    </div>
  );
}
