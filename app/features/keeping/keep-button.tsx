import { type FormEvent, useState } from 'react';
import { isolate } from '~/lib/bidi';
import { keepPath, myListPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { readJson } from '~/ui/browser/requests';
import { buttonProps } from '~/ui/forms/button-props';
import { showToast } from '~/ui/overlays/toasts';
import { LineIcon } from '~/ui/shell/icons';

/** Looks the same for everyone, so that pages stay cached: only the list says what is kept. */
export function KeepButton({ wallpaper: { id, title } }: { wallpaper: { id: number; title: string } }) {
  const text = messagesOf('keep');
  const [isBusy, setIsBusy] = useState(false);
  async function keep(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await readJson(`/api/wallpapers/${id}/keep`, { method: 'POST' });
      const link = { path: myListPath, label: text.show };
      showToast({ kind: 'success', title: text.kept, text: isolate(title), link });
    } catch (error) {
      showToast({ kind: 'error', title: text.failed, text: (error as Error).message });
    }
    setIsBusy(false);
  }
  return (
    <form method="post" action={inLanguage(keepPath(id))} onSubmit={keep}>
      <button
        type="submit"
        {...buttonProps('quiet')}
        aria-label={text.named(title)}
        aria-disabled={isBusy || undefined}
      >
        <LineIcon path="M5 3h10v14l-5-4-5 4V3Z" /> {text.keep}
      </button>
    </form>
  );
}
