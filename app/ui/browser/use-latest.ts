import { type MutableRefObject, useEffect, useRef } from 'react';

/** The value of the last rendering, for listeners that outlive one. */
export function useLatest<Value>(value: Value): Readonly<MutableRefObject<Value>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
