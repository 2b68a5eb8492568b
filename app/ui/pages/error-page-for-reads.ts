import { useNavigate } from '@remix-run/react';
import { RequestError } from '~/ui/browser/requests';

/**
 * Answers a function that leads a failed read to the page of its status, as the specification asks of every read by script.
 * It answers whether there is such a page; without one, such as with no connection, the reader says it in place.
 */
export function useErrorPageForReads() {
  const navigate = useNavigate();
  return (error: unknown, options?: { replace: boolean }): boolean => {
    const read = error instanceof Error && error.cause instanceof RequestError ? error.cause : error;
    if (!(read instanceof RequestError) || read.page === null) return false;
    navigate(read.page, options);
    return true;
  };
}
