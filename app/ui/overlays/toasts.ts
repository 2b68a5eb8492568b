import { useCallback, useEffect, useState } from 'react';
import type { NoticeFormProps } from './notice';

export interface ToastMessage {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  link?: { path: string; label: string };
  form?: NoticeFormProps;
  button?: { label: string; onPress: () => void };
  /** Stays until the next page or message. */
  stays?: boolean;
  /** Shows the message in this element instead. */
  place?: Element | null;
}

type Listener = (message: ToastMessage) => void;

const listeners = new Set<Listener>();

/** Shows a message from anywhere in the browser. A new message replaces the previous one. */
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
  /** Messages with `stays` stay for only one page. */
  const leavePage = useCallback(() => setToast((last) => (last?.message.stays ? null : last)), []);
  return { toast, close, leavePage };
}
