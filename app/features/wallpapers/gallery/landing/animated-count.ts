import { type RefObject, useEffect } from 'react';
import { formatStatistic } from '~/lib/counts';

const STEPS = 60;
const STEP_MS = 33;
const PLAIN = '(prefers-reduced-motion: reduce), (forced-colors: active)';

export function figureAt(value: number, step: number): number {
  return Math.floor((value * Math.min(step, STEPS)) / STEPS);
}

let hasCounted = false;

/** The real figures stay in the document, unseen: nothing moves, and nobody is read sixty numbers aloud. */
export function useCountUp(list: RefObject<HTMLElement>, values: number[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts once, to the values that came with the page
  useEffect(() => {
    if (hasCounted || !list.current || matchMedia(PLAIN).matches) return;
    const figures = [...list.current.querySelectorAll('dd')];
    let step = 0;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearInterval(timer);
      for (const figure of figures) figure.removeAttribute('data-shown');
    };
    const advance = () => {
      if (step === STEPS) return stop();
      for (const [index, figure] of figures.entries()) {
        figure.setAttribute('data-shown', formatStatistic(figureAt(values[index] ?? 0, step)));
      }
      step += 1;
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      hasCounted = true;
      advance();
      timer = setInterval(advance, STEP_MS);
    });
    observer.observe(list.current);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [list]);
}
