import { useCallback, useEffect, useState } from 'react';
import type { NoticeFormProps } from './notice';

export interface ToastMessage {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  link?: { path: string; label: string };
  form?: NoticeFormProps;
  button?: { label: string; onPress: () => void };
  /** Until another page or message is there. */
  stays?: boolean;
  /** Where it happened, for a message that stands on the page instead. */
  place?: Element | null;
}

type Listener = (message: ToastMessage) => void;

const listeners = new Set<Listener>();

/** Says something in passing, from anywhere in the browser. A newer message takes the place of an older one. */
export function showToast(message: ToastMessage): void {
  for (const listener of listeners) listener(message);
}

interface ShownToast {
  number: number;
  message: ToastMessage;
}

export function useToast() {
  const [toast, setToast] = useState<ShownToast | null>(null);
  useEffect(() => {
    let number = 0;
    const listener: Listener = (message) => setToast({ number: ++number, message });
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  const close = useCallback(() => setToast(null), []);
  /** What stays does so on one page. */
  const leavePage = useCallback(() => setToast((last) => (last?.message.stays ? null : last)), []);
  return { toast, close, leavePage };
}
