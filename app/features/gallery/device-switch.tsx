import { DEVICES } from '~/features/wallpapers/devices';
import { messagesOf } from '~/messages/messages';
import { LinkRow } from '~/ui/shell/link-row';

/** The Both/PC/Mobile switch, with Tablet once the gallery has tablet wallpapers. */
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
  const text = messagesOf('gallery');
  const choices = [{ value: 'both', label: text.bothDevices }, ...DEVICES].filter(
    ({ value }) =>
      (value !== 'both' || withBoth) && (value !== 'tablet' || deviceGroups.includes('tablet') || current === 'tablet'),
  );
  return (
    <LinkRow
      label={text.device}
      kind="switch"
      choices={choices.map(({ value, label }) => ({ label, to: addressOf(value), isCurrent: value === current }))}
    />
  );
}
