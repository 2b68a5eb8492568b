import { exactCount, formatStatistic } from '~/messages/numbers';

/** 1.2K, with the exact number for hovering and for screen readers. */
export function CompactCount({ value }: { value: number }) {
  const compact = formatStatistic(value);
  const exact = exactCount(value);
  if (compact === exact) return compact;
  return (
    <span title={exact}>
      <span aria-hidden="true">{compact}</span>
      <span className="visually-hidden">{exact}</span>
    </span>
  );
}
