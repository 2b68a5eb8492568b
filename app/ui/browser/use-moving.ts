import { useBrowserLayoutEffect } from './hydrated';
import { useLatest } from './use-latest';

/** Anything shorter counts as a tap. */
const SWIPE_PX = 50;

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]');

/** Moves through a list with arrow keys and by swiping over `stage`. @param stage a selector @param move null while there is no list */
export function useMoving(stage: string, move: ((direction: 'previous' | 'next') => void) | null): void {
  // Updated before painting, so that keys always apply to what is on the screen.
  const latest = useLatest(move);
  const isOn = move !== null;
  useBrowserLayoutEffect(() => {
    if (!isOn) return;
    let start: Touch | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isField(event.target)) return;
      if (event.key === 'ArrowLeft') latest.current?.('previous');
      if (event.key === 'ArrowRight') latest.current?.('next');
    };
    const onTouchStart = ({ touches, target }: TouchEvent) => {
      const isOnStage = (target as Element).closest(stage) !== null;
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1.01;
      start = touches.length === 1 && isOnStage && !isZoomed ? (touches[0] ?? null) : null;
    };
    const onTouchEnd = ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      if (!start || !end) return;
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
      start = null;
      if (Math.abs(x) >= SWIPE_PX && Math.abs(x) >= 2 * Math.abs(y)) latest.current?.(x > 0 ? 'previous' : 'next');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('touchstart', onTouchStart, { passive: true });
    document.addEventListener('touchend', onTouchEnd, { passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('touchstart', onTouchStart);
      document.removeEventListener('touchend', onTouchEnd);
    };
  }, [stage, isOn]);
}
