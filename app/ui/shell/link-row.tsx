import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { withoutPrefix } from '~/messages/addresses';
import { useActiveNavigation } from '~/ui/browser/active-navigation';

export interface LinkChoice {
  label: string;
  /** The rest of the label, which narrow screens hide. */
  labelEnd?: string;
  to: string;
  isCurrent: boolean;
  /** Before the label. */
  dot?: ReactNode;
}

/** Links with one current: tabs, chips or a switch. A new choice is marked before its page has loaded. */
export function LinkRow({
  label,
  kind,
  choices,
}: {
  label: string;
  kind: 'tabs' | 'chips' | 'switch';
  choices: LinkChoice[];
}) {
  const { location } = useActiveNavigation();
  const chosen = choices.find(
    ({ to }) => location && to === withoutPrefix(location.pathname) + location.search + location.hash,
  );
  const current = chosen ?? choices.find(({ isCurrent }) => isCurrent);
  return (
    <nav aria-label={label} className={`link-row ${kind}`}>
      <ul>
        {choices.map((choice, index) => (
          <li key={choice.label}>
            <Link
              to={choice.to}
              aria-current={choice === current ? 'page' : undefined}
              preventScrollReset={kind === 'switch'}
              // The others lead to the same routes.
              discover={index < 2 ? 'render' : 'none'}
            >
              {choice.dot}
              {choice.label}
              {choice.labelEnd && <span className="label-end"> {choice.labelEnd}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
