import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A component loaded when first shown; `instead` is shown where that fails, in place of the error page. */
export function lazyComponent<Props>(
  load: Load<Props>,
  instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: instead })));
}

function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} cannot be loaded`));
    };
    document.head.append(link);
  });
}

/** The same code together with a style sheet that nothing else on the page needs. */
export function withStyles<Props>(load: Load<Props>, href: string): Load<Props> {
  return async () => {
    const [module] = await Promise.all([load(), loadStyles(href)]);
    return module;
  };
}

/** A dialog's component from the first time on that it is wanted; where its code cannot be had, `otherwise` is called. */
export function useLazyDialog<Props>(
  load: Load<Props>,
  isWanted: boolean,
  otherwise: () => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what to load never changes, what to do otherwise is asked late
  useEffect(() => {
    if (isWanted && !Loaded) load().then((module) => setLoaded(() => module.default), otherwise);
  }, [isWanted, Loaded]);
  return Loaded;
}
