import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useState } from 'react';
import { loadLaterMessages } from '~/remix/browser';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Loads a component when it is first shown. Shows `instead` if that fails, rather than the error page. */
export function lazyComponent<Props>(
  load: Load<Props>,
  instead: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => withMessages(load).catch(() => ({ default: instead })));
}

/** Loads code together with the messages that the home page comes without. */
export async function withMessages<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadLaterMessages()]);
  return module;
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

/** Loads the code together with a style sheet that nothing else on the page needs. */
export function withStyles<Props>(load: Load<Props>, href: string): Load<Props> {
  return async () => {
    const [module] = await Promise.all([withMessages(load), loadStyles(href)]);
    return module;
  };
}

/** Loads a dialog's component when it is first wanted. Calls `otherwise` if that fails. */
export function useLazyDialog<Props>(
  load: Load<Props>,
  isWanted: boolean,
  otherwise: () => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` never changes, and `otherwise` is only called later
  useEffect(() => {
    if (isWanted && !Loaded) load().then((module) => setLoaded(() => module.default), otherwise);
  }, [isWanted, Loaded]);
  return Loaded;
}
