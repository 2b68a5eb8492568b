import { type FormEvent, useState } from 'react';
import { isolate } from '~/lib/bidi';
import { wallpaperPath } from '~/lib/paths';
import { inLanguage } from '~/messages/addresses';
import { messagesOf } from '~/messages/messages';
import { buttonProps } from '~/ui/forms/button-props';
import { showToast } from '~/ui/overlays/toasts';
import { Icon } from '~/ui/shell/icons';
import { countDownload } from './use-downloads';

interface DownloadButtonProps {
  wallpaper: { id: number; title: string };
  variant: 'original' | 'preview' | 'source';
  label: string;
  /** Type and size of the file. */
  file: string;
  isMain?: boolean;
}

/** Lets the browser download the file, so that megabytes don't pass through this page. */
export function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  // The server names the file. The attribute keeps an error response from replacing the page.
  link.download = '';
  link.click();
}

export function DownloadButton({
  wallpaper: { id, title },
  variant,
  label,
  file,
  isMain = false,
}: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const path = wallpaperPath(id);
  async function download(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      await countDownload(id);
      save(`${path}/file/${variant}`);
      showToast({ kind: 'success', ...messagesOf('downloads').started(isolate(title)) });
    } catch {
      const { failed, noAnswer } = messagesOf('downloads');
      showToast({ kind: 'error', title: failed, text: noAnswer });
    }
    setIsBusy(false);
  }
  return (
    <form method="post" action={inLanguage(`${path}/download`)} onSubmit={download}>
      <button
        type="submit"
        name="variant"
        value={variant}
        {...buttonProps(isMain ? 'main' : 'quiet')}
        aria-disabled={isBusy || undefined}
      >
        {isMain && <Icon name="download" />}
        <span>
          {label} <small>{file}</small>
        </span>
      </button>
    </form>
  );
}
