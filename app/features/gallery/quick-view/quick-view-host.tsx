import { useEffect, useState } from 'react';
import { readId } from '~/lib/id';
import { wallpaperPath } from '~/lib/paths';
import styles from '~/styles/quick-view.css';
import { useLazyDialog, withStyles } from '~/ui/browser/lazy-component';
import { useLatest } from '~/ui/browser/use-latest';
import { useHashDialog } from '~/ui/overlays/hash-dialog';
import { leaveUnlessUnreachable, sayUnreachable } from '~/ui/overlays/unreachable';
import type { PreviewedList } from './card-preview';
import { handleQuickView } from './quick-view';

const loadDialog = withStyles(() => import('./quick-view-dialog'), styles);

/** Preloads the dialog's code when a click is likely. */
function loadWhenLikely() {
  const likely = ({ target }: Event) => {
    if (target instanceof Element && target.matches('.quick')) loadDialog().catch(() => {});
  };
  const leaving = new AbortController();
  const options = { passive: true, signal: leaving.signal };
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, likely, options);
  return () => leaving.abort();
}

export function QuickViewHost() {
  const { isOpen, value, open, close } = useHashDialog('quick-view');
  const id = isOpen ? readId(value) : null;
  const [list, setList] = useState<PreviewedList | null>(null);
  const View = useLazyDialog(loadDialog, id !== null, () =>
    leaveUnlessUnreachable(wallpaperPath(Number(id)), () => {
      close();
      sayUnreachable(() => open(Number(id)));
    }),
  );
  const latestOpen = useLatest(open);
  useEffect(
    () =>
      handleQuickView((wallpaper, itsList) => {
        setList(itsList);
        latestOpen.current(wallpaper);
      }),
    [latestOpen],
  );
  useEffect(loadWhenLikely, []);
  return View && <View id={id} list={list} onClose={close} />;
}
