import { messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';
import { subscriberListPath } from './subscriber-list.view';

/** Between the readers and what they get. */
export function NewsletterSwitch({ current }: { current: 'subscribers' | 'letters' }) {
  const { title } = messagesOf('letters');
  return (
    <LinkRow
      label={title}
      kind="switch"
      choices={[
        {
          label: messagesOf('subscribers').title,
          to: subscriberListPath({}),
          isCurrent: current === 'subscribers',
        },
        { label: title, to: '/admin/newsletter', isCurrent: current === 'letters' },
      ]}
    />
  );
}
