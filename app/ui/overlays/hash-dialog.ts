import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** A dialog that the hash opens, `#name` or `#name-value`. Without JavaScript its link must lead to a page. */
export function useHashDialog(name: string) {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry means that closing is done
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  const isNamedBy = (anyHash: string) => anyHash === `#${name}` || anyHash.startsWith(`#${name}-`);
  const isOpen = isNamedBy(hash);
  return {
    isOpen,
    /** The value in the hash, such as an id, or empty. */
    value: isOpen ? hash.slice(name.length + 2) : '',
    open(value?: string | number) {
      const to = { pathname, search, hash: value === undefined ? `#${name}` : `#${name}-${value}` };
      // A second click while the dialog opens would add another history entry.
      if (window.location.hash !== to.hash) navigate(to, { preventScrollReset: true, state: { openedHere: true } });
    },
    close() {
      // A second click would go back once more.
      if (isClosing.current || !isNamedBy(window.location.hash)) return;
      isClosing.current = true;
      if (state?.openedHere) navigate(-1);
      else navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}

/** For a route's `shouldRevalidate`: opening or closing a dialog and rejected forms don't reload data. */
export function skipRevalidationOnHashChange({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (actionStatus !== undefined && actionStatus >= 400) return false;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && !formMethod && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}
