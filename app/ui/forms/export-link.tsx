import { type MouseEvent, useState } from 'react';
import { messagesOf } from '~/messages/messages';
import { isPlainLeftClick } from '~/ui/browser/is-plain-left-click';
import { request } from '~/ui/browser/requests';
import { showToast } from '~/ui/overlays/toasts';
import { ButtonLink } from './button';

async function fetchCsv(path: string): Promise<Blob> {
  const answer = await request(path);
  // Redirected to the login, which leads back here.
  if (answer.redirected) window.location.assign(answer.url);
  if (!answer.headers.get('Content-Type')?.startsWith('text/csv')) throw new Error('The answer is not CSV');
  return answer.blob();
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Firefox reads the file a moment after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves a table as a file. With JavaScript, failures are shown on the current page. */
export function ExportLink({ path, name }: { path: string; name: string }) {
  const [isBusy, setBusy] = useState(false);
  const text = messagesOf('adminControls');
  async function exportCsv(event: MouseEvent) {
    if (!isPlainLeftClick(event)) return;
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      save(await fetchCsv(path), name);
    } catch {
      showToast({ kind: 'error', title: text.exportFailed });
    }
    setBusy(false);
  }
  return (
    <ButtonLink to={path} reloadDocument onClick={exportCsv} aria-disabled={isBusy || undefined}>
      {isBusy ? text.exporting : text.exportCsv}
    </ButtonLink>
  );
}
