import { messagesOf } from '~/messages/messages';

/** 1.2K, with the exact number for hovering and for screen readers. */
export function CompactCount({ value }: { value: number }) {
  const compact = messagesOf('numbers').formatCardCount(value).replace('k', 'K');
  const exact = messagesOf('numbers').exactCount(value);
  if (compact === exact) return compact;
  return (
    <span title={exact}>
      <span aria-hidden="true">{compact}</span>
      <span className="visually-hidden">{exact}</span>
    </span>
  );
}
