import { LinkRow } from '~/ui/shell/link-row';

const CHOICES = [
  { device: 'both', label: 'Both' },
  { device: 'pc', label: 'PC' },
  { device: 'mobile', label: 'Mobile' },
  { device: 'tablet', label: 'Tablet' },
];

/** The Both/PC/Mobile switch; Tablet joins when the gallery has tablet wallpapers. */
export function DeviceSwitch({
  current,
  shelves,
  withBoth = true,
  addressOf,
}: {
  current: string;
  shelves: string[];
  withBoth?: boolean;
  addressOf: (device: string) => string;
}) {
  const choices = CHOICES.filter(
    ({ device }) =>
      (device !== 'both' || withBoth) && (device !== 'tablet' || shelves.includes('tablet') || current === 'tablet'),
  );
  return (
    <LinkRow
      label="Device"
      kind="switch"
      choices={choices.map(({ device, label }) => ({ label, to: addressOf(device), isCurrent: device === current }))}
    />
  );
}
