import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { BULK_PATH } from '~/features/wallpapers/near-duplicates.view';
import { messagesOf } from '~/messages/messages';
import { useLatest } from '~/ui/browser/use-latest';
import { useDroppedFiles } from '~/ui/forms/drop-zone';
import { showToast } from '~/ui/overlays/toasts';

const NEW_PATH = '/admin/wallpapers/new';

/** Files on their way to an upload screen. The history entry has their key, so that later visits don't get them. */
let incoming: { key: string; files: File[] } | null = null;

/** Opens the upload screen for one file or for many, with the files in it. */
export function useHandOver(): (files: File[]) => void {
  const navigate = useNavigate();
  return (files) => {
    if (files.length === 0) return;
    incoming = { key: crypto.randomUUID(), files };
    navigate(files.length === 1 ? NEW_PATH : BULK_PATH, { state: { incoming: incoming.key } });
  };
}

function takeIncoming(state: unknown): File[] {
  const key = (state as { incoming?: string } | null)?.incoming;
  if (!incoming || incoming.key !== key) return [];
  const { files } = incoming;
  incoming = null;
  return files;
}

/** Gives an upload screen the files that were handed over to it. */
export function useIncomingFiles(take: (files: File[]) => void): void {
  const { state } = useLocation();
  const latest = useLatest(take);
  useEffect(() => {
    const files = takeIncoming(state);
    if (files.length === 0) return;
    latest.current(files);
    const { added, checkFirst } = messagesOf('uploads').incoming;
    showToast({ kind: 'success', title: added(files.length), text: checkFirst });
  }, [state, latest]);
}

/** Takes files that are dropped or pasted anywhere in the admin area, unless the page has its own drop zone. */
export function IncomingFiles() {
  const isOver = useDroppedFiles(useHandOver(), true);
  return isOver && <div className="drop-anywhere">{messagesOf('uploads').incoming.drop}</div>;
}
