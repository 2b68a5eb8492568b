import { useEffect, useState } from 'react';

export interface ToastMessage {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  link?: { path: string; label: string };
}

type Listener = (message: ToastMessage) => void;

const listeners = new Set<Listener>();

/** Says something in passing, from anywhere in the browser. A newer message takes the place of an older one. */
export function showToast(message: ToastMessage): void {
  for (const listener of listeners) listener(message);
}

export function useToast(): { number: number; message: ToastMessage } | null {
  const [toast, setToast] = useState<{ number: number; message: ToastMessage } | null>(null);
  useEffect(() => {
    const listener: Listener = (message) => setToast((last) => ({ number: (last?.number ?? 0) + 1, message }));
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return toast;
}
