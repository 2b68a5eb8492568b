import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** A dialog named by the hash, `#name` or `#name-value`; without JavaScript its link must lead to a page. */
export function useHashDialog(name: string) {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place in the history is the sign that it is through
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  const isNamedBy = (anyHash: string) => anyHash === `#${name}` || anyHash.startsWith(`#${name}-`);
  const isOpen = isNamedBy(hash);
  return {
    isOpen,
    /** What stands behind the name, such as an id; empty when nothing does. */
    value: isOpen ? hash.slice(name.length + 2) : '',
    open(value?: string | number) {
      const to = { pathname, search, hash: value === undefined ? `#${name}` : `#${name}-${value}` };
      // A second click while the dialog is on its way would be one more step to go back.
      if (window.location.hash !== to.hash) navigate(to, { preventScrollReset: true, state: { openedHere: true } });
    },
    close() {
      // A second click before the first has taken effect would go back once more; after it, there is nothing to close.
      if (isClosing.current || !isNamedBy(window.location.hash)) return;
      isClosing.current = true;
      if (state?.openedHere) navigate(-1);
      else navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}

/** For a route's `shouldRevalidate`: a dialog that opens or closes asks for no data, nor does a form that was refused. */
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
