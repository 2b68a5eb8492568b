import { useNavigate } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { opensHere } from './opens-here';

/**
 * What a plain link needs to lead on within the page. For lists with hundreds of links: as many components of the router, each
 * with its hooks, take longer to wake up than all else on such a page.
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!opensHere(event)) return;
    event.preventDefault();
    navigate(event.currentTarget.pathname);
  };
}
