import { DEVICES } from '~/features/wallpapers/devices';
import { LinkRow } from '~/ui/shell/link-row';

const CHOICES = [{ value: 'both', label: 'Both' }, ...DEVICES];

/** The Both/PC/Mobile switch; Tablet joins when the gallery has tablet wallpapers. */
export function DeviceSwitch({
  current,
  deviceGroups,
  withBoth = true,
  addressOf,
}: {
  current: string;
  deviceGroups: string[];
  withBoth?: boolean;
  addressOf: (device: string) => string;
}) {
  const choices = CHOICES.filter(
    ({ value }) =>
      (value !== 'both' || withBoth) && (value !== 'tablet' || deviceGroups.includes('tablet') || current === 'tablet'),
  );
  return (
    <LinkRow
      label="Device"
      kind="switch"
      choices={choices.map(({ value, label }) => ({ label, to: addressOf(value), isCurrent: value === current }))}
    />
  );
}
