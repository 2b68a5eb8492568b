import { useNavigation } from '@remix-run/react';
import { useSyncExternalStore } from 'react';

let unanswered = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  unanswered += by;
  for (const listener of listeners) listener();
}

/** Says that a request without an answer waits for the visitor. Call the result when it goes on or is given up. */
export function beginWaiting(): () => void {
  change(1);
  return () => change(-1);
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether a request waits for the visitor: nothing is under way, although the router still waits. */
export const useIsWaiting = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => unanswered > 0,
    () => false,
  );

const IDLE = {
  state: 'idle',
  location: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
} as const;

/** The router's navigation, unless it waits for the visitor. */
export function useActiveNavigation(): ReturnType<typeof useNavigation> {
  const navigation = useNavigation();
  return useIsWaiting() ? IDLE : navigation;
}
