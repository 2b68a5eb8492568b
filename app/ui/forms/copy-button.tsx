import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { showToast } from '~/ui/overlays/toasts';
import { buttonProps } from './button-props';

/** Without scripts, one click selects the whole text beside it. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { copy, copied, notCopied } = messagesOf('controls').copying;
  if (!useHydrated()) return null;
  async function toClipboard() {
    try {
      // Only available over HTTPS.
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', title: copied });
    } catch {
      showToast({ kind: 'error', title: notCopied });
    }
  }
  return (
    <button type="button" {...buttonProps('quiet')} onClick={toClipboard}>
      {label ?? copy}
    </button>
  );
}
