import { type FormEvent, useState } from 'react';
import { countDownload } from '~/features/lists/pages/list-client';
import { isolate } from '~/lib/bidi';
import { wallpaperPath } from '~/lib/paths';
import { buttonProps } from '~/ui/forms/button-props';
import { showToast } from '~/ui/overlays/toasts';
import { Icon } from '~/ui/shell/icons';
import { publishDownloads } from './use-downloads';

interface DownloadButtonProps {
  wallpaper: { id: number; title: string };
  variant: 'original' | 'preview' | 'source';
  label: string;
  /** What kind of file, how large. */
  file: string;
  isMain?: boolean;
}

/** Hands the file to the browser's own downloads, so that twenty megabytes never pass through this page. */
export function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  // The server names the file; this keeps a failure from taking the page's place.
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
      publishDownloads(id, await countDownload(id));
      save(`${path}/file/${variant}`);
      showToast({ kind: 'success', title: 'Download started', text: `${isolate(title)} is being downloaded` });
    } catch (error) {
      showToast({ kind: 'error', title: 'Download failed', text: (error as Error).message });
    }
    setIsBusy(false);
  }
  return (
    <form method="post" action={`${path}/download`} onSubmit={download}>
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
