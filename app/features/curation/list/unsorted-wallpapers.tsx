import { Link } from '@remix-run/react';
import { messagesOf } from '~/messages/messages';
import { LinkedText } from '~/ui/pages/linked-text';
import { adminListPath } from './admin-list.view';

interface UnsortedProps {
  withoutDevice: number;
  withoutCategory: number;
}

export function UnsortedWallpapers({ withoutDevice, withoutCategory }: UnsortedProps) {
  if (withoutDevice === 0 && withoutCategory === 0) return null;
  const text = messagesOf('overview');
  const say = (sentence: string, to: string) => (
    <li>
      <LinkedText
        text={sentence}
        links={[
          (label) => (
            <Link key="show" to={to}>
              {label}
            </Link>
          ),
        ]}
      />
    </li>
  );
  return (
    <ul className="to-do">
      {withoutCategory > 0 && say(text.withoutCategory(withoutCategory), adminListPath({ categoryId: null }))}
      {withoutDevice > 0 && say(text.withoutDevice(withoutDevice), adminListPath({ deviceType: null }))}
    </ul>
  );
}
