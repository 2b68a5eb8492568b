import { isolate } from '~/lib/bidi';
import { myListPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { ConnectionError, readJson } from '~/ui/browser/requests';
import { showToast } from '~/ui/overlays/toasts';
import { sayUnreachable } from '~/ui/overlays/unreachable';

interface Kept {
  id: number;
  title: string;
}

async function keepOne(wallpaper: Kept): Promise<void> {
  const { id, title } = wallpaper;
  const text = messagesOf('keep');
  try {
    await readJson(`/api/wallpapers/${id}/keep`, { method: 'POST' });
    const link = { path: myListPath, label: text.show };
    showToast({ kind: 'success', title: text.kept, text: isolate(title), link });
  } catch (error) {
    if (error instanceof ConnectionError) return sayUnreachable(() => keepWallpaper(wallpaper), { title: text.failed });
    showToast({ kind: 'error', title: text.failed, text: (error as Error).message });
  }
}

let last = Promise.resolve();

/** Keeps a wallpaper in the visitor's list, and says so. One after the other: two first ones at once would make two lists. */
export function keepWallpaper(wallpaper: Kept): Promise<void> {
  last = last.then(() => keepOne(wallpaper));
  return last;
}
