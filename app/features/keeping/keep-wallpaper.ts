import { isolate } from '~/lib/bidi';
import { myListPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { readJson } from '~/ui/browser/requests';
import { showToast } from '~/ui/overlays/toasts';

interface Kept {
  id: number;
  title: string;
}

async function keepOne({ id, title }: Kept): Promise<void> {
  const text = messagesOf('keep');
  try {
    await readJson(`/api/wallpapers/${id}/keep`, { method: 'POST' });
    const link = { path: myListPath, label: text.show };
    showToast({ kind: 'success', title: text.kept, text: isolate(title), link });
  } catch (error) {
    showToast({ kind: 'error', title: text.failed, text: (error as Error).message });
  }
}

let last = Promise.resolve();

/** Keeps a wallpaper in the visitor's list, and says so. One after the other: two first ones at once would make two lists. */
export function keepWallpaper(wallpaper: Kept): Promise<void> {
  last = last.then(() => keepOne(wallpaper));
  return last;
}
