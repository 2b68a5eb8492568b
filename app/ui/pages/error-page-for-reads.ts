import { useNavigate } from '@remix-run/react';
import { RequestError } from '~/ui/browser/requests';

/** Leads a failed read to the page of its status; answers false where there is none, such as offline. */
export function useErrorPageForReads() {
  const navigate = useNavigate();
  return (error: unknown, options?: { replace: boolean }): boolean => {
    const read = error instanceof Error && error.cause instanceof RequestError ? error.cause : error;
    if (!(read instanceof RequestError) || read.page === null) return false;
    navigate(read.page, options);
    return true;
  };
}
