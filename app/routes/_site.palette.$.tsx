import type { MetaFunction } from '@remix-run/node';
import { gone } from '~/lib/errors';
import { errorMeta } from '~/ui/pages/error-page';

/** Earlier versions listed wallpapers in the colours of a theme here. */
export function loader(): never {
  throw gone();
}

export { loader as action };

export const meta: MetaFunction = ({ matches }) => errorMeta(matches, 410);

/** Remix needs a component here to show the layout's error page. */
export default function Gone() {
  return null;
}
