import { type MutableRefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from './hydrated';

/** The value of the latest render, for listeners that outlive it. */
export function useLatest<Value>(value: Value): Readonly<MutableRefObject<Value>> {
  const latest = useRef(value);
  useBrowserLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
