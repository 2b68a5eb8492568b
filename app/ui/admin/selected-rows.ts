import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

const isTick = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox' && target.name === 'id' && !target.disabled;

export interface SelectedRows {
  ids: number[];
  tickAll: (checked: boolean) => void;
  /** For the table. */
  table: {
    ref: RefObject<HTMLTableElement>;
    onClick: (event: MouseEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Reads the checkboxes, so that selecting works without JavaScript and before hydration. */
export function useSelectedRows(rows: unknown): SelectedRows {
  const ref = useRef<HTMLTableElement>(null);
  const last = useRef<HTMLInputElement | null>(null);
  const [ids, setIds] = useState<number[]>([]);
  const ticks = useCallback(() => [...(ref.current?.querySelectorAll('input') ?? [])].filter(isTick), []);
  const count = useCallback(
    () =>
      setIds(
        ticks()
          .filter((tick) => tick.checked)
          .map((tick) => Number(tick.value)),
      ),
    [ticks],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows come with new checkboxes
  useEffect(count, [rows]);

  const onClick = useCallback(
    (event: MouseEvent) => {
      if (!isTick(event.target)) return;
      const { checked } = event.target;
      const all = ticks();
      const from = last.current ? all.indexOf(last.current) : -1;
      const to = all.indexOf(event.target);
      if (event.shiftKey && from >= 0) {
        for (const tick of all.slice(Math.min(from, to), Math.max(from, to) + 1)) tick.checked = checked;
      }
      last.current = event.target;
      count();
    },
    [ticks, count],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const step = /^Arrow(Down|Right)$/.test(event.key) ? 1 : /^Arrow(Up|Left)$/.test(event.key) ? -1 : 0;
      if (step === 0 || !isTick(event.target)) return;
      const all = ticks();
      event.preventDefault();
      all[all.indexOf(event.target) + step]?.focus();
    },
    [ticks],
  );

  const tickAll = (checked: boolean) => {
    for (const tick of ticks()) tick.checked = checked;
    count();
  };
  const table = useMemo(() => ({ ref, onClick, onKeyDown }), [onClick, onKeyDown]);
  return { ids, tickAll, table };
}
