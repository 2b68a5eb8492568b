import { useNavigation } from '@remix-run/react';

/** Shown by its style only after a moment: most pages are there before. */
export function ProgressBar() {
  const isLoading = useNavigation().state !== 'idle';
  return <div className="progress-bar">{isLoading && <div role="progressbar" aria-label="Loading" />}</div>;
}
