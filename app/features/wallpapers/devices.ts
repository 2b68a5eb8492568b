import { messagesOf } from '~/messages/messages';

/** Labels are getters, because they depend on the language of the request. */
const device = <T extends 'pc' | 'mobile' | 'tablet'>(value: T) => ({
  value,
  get label() {
    return messagesOf('facets').choices.device[value];
  },
  get heading() {
    return messagesOf('facets').headings[value];
  },
});

export const DEVICES = [device('pc'), device('mobile'), device('tablet')] as const;

/** The lists that "Both" shows, in order. The column `device_group` says which one a wallpaper belongs to. */
export const DEVICE_GROUPS = [...DEVICES.map(({ value }) => value), 'other'] as const;
export type DeviceGroup = (typeof DEVICE_GROUPS)[number];

const findDevice = (device: string | null) => DEVICES.find(({ value }) => value === device);

export const toDeviceGroup = (device: string | null): DeviceGroup => findDevice(device)?.value ?? 'other';

export const deviceLabel = (device: string): string => findDevice(device)?.label ?? device;

export const groupHeading = (group: DeviceGroup): string =>
  findDevice(group)?.heading ?? messagesOf('facets').headings.other;
