import { type ReactNode, useEffect, useState } from 'react';
import { messagesOf } from '~/messages/messages';
import { useLatest } from '~/ui/browser/use-latest';
import { showToast } from '~/ui/overlays/toasts';
import { readAll } from './dropped-folders';

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** Many programs copy text together with a picture of it. */
const isPastedText = ({ target, clipboardData }: ClipboardEvent) =>
  isText(target) && (clipboardData?.types.includes('text/plain') ?? false);

/** A file input handles its own files, and an open dialog comes first. */
const isElsewhere = ({ target }: Event) =>
  (target instanceof HTMLInputElement && target.type === 'file') || document.querySelector('dialog[open]') !== null;

/** Takes files that are dropped or pasted anywhere on the page. A fallback only gets what nothing else takes. */
export function useDroppedFiles(take: (files: File[]) => void, isFallback = false): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useLatest(take);
  useEffect(() => {
    const listening = new AbortController();
    // The window gets events after the document.
    const target: Pick<EventTarget, 'addEventListener'> = isFallback ? window : document;
    const listen = <Type extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => {
      const heard = (event: Event) => {
        if (!isFallback || !(event.defaultPrevented || isElsewhere(event))) listener(event as DocumentEventMap[Type]);
      };
      target.addEventListener(type, heard, { signal: listening.signal });
    };
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const takeFrom = (event: Event, data: DataTransfer | null) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      // The entries are only there during the event.
      const entries = [...(data?.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? []);
      if (entries.some(({ isDirectory }) => isDirectory)) void readAll(entries).then(offer);
      else latest.current(files);
    };
    const offer = (files: File[]) => {
      if (listening.signal.aborted) return;
      if (files.length > 0) latest.current(files);
      else showToast({ kind: 'error', title: messagesOf('uploadProblems').emptyFolder });
    };
    listen('dragover', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    });
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    listen('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      takeFrom(event, event.dataTransfer);
    });
    listen('paste', (event) => {
      if (!isPastedText(event)) takeFrom(event, event.clipboardData);
    });
    return () => listening.abort();
  }, [isFallback, latest]);
  return isOver;
}

interface DropZoneProps {
  /** Gets files that are dropped or pasted anywhere on the page. */
  onDrop: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}

/** The whole page is the drop target, or the browser would open files that miss it. */
export function DropZone({ onDrop, className = '', children }: DropZoneProps) {
  const isOver = useDroppedFiles(onDrop);
  return (
    <div className={`drop-zone ${className}`} data-over={isOver || undefined}>
      {children}
    </div>
  );
}
