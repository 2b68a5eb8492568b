import { type ReactNode, useEffect, useRef, useState } from 'react';

interface DropZoneProps {
  /** Gets the files that were let go anywhere on the page. */
  onDrop: (files: File[]) => void;
  className?: string;
  children: ReactNode;
}

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

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
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', dropped);
    };
  }, []);
  return (
    <div className={`drop-zone ${className}`} data-over={isOver || undefined}>
      {children}
    </div>
  );
}
