import { useNavigate } from '@remix-run/react';
import { RequestError } from '~/ui/browser/requests';

/** Opens the error page for a failed read. Returns false if there is none, for example offline. */
export function useErrorPageForReads() {
  const navigate = useNavigate();
  return (error: unknown, options?: { replace: boolean }): boolean => {
    const read = error instanceof Error && error.cause instanceof RequestError ? error.cause : error;
    if (!(read instanceof RequestError) || read.page === null) return false;
    navigate(read.page, options);
    return true;
  };
}
