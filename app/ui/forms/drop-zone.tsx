import { type ReactNode, useEffect, useRef, useState } from 'react';

interface DropZoneProps {
  /** Gets the files that were let go anywhere on the page, or pasted. */
  onDrop: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}

export const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/** None where text is pasted into a field: many programs copy a picture of it, too. */
export function pastedFiles({ target, clipboardData }: ClipboardEvent): File[] {
  if (isText(target) && clipboardData?.types.includes('text/plain')) return [];
  return [...(clipboardData?.files ?? [])];
}

/** The whole page is the target: a file that misses would be opened in place of the page. */
export function DropZone({ onDrop, className = '', children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const drop = useRef(onDrop);
  drop.current = onDrop;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const dropped = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      drop.current([...(event.dataTransfer?.files ?? [])]);
    };
    const pasted = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      drop.current(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', dropped);
    document.addEventListener('paste', pasted);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', dropped);
      document.removeEventListener('paste', pasted);
    };
  }, []);
  return (
    <div className={`drop-zone ${className}`} data-over={isOver || undefined}>
      {children}
    </div>
  );
}
