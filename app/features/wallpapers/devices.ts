export const DEVICES = [
  { value: 'pc', label: 'PC', heading: 'PC wallpapers' },
  { value: 'mobile', label: 'Mobile', heading: 'Mobile wallpapers' },
  { value: 'tablet', label: 'Tablet', heading: 'Tablet wallpapers' },
] as const;

/** The lists of "Both" that a wallpaper can stand in, in their order; the column `shelf`. */
export const DEVICE_GROUPS = [...DEVICES.map(({ value }) => value), 'other'] as const;
export type DeviceGroup = (typeof DEVICE_GROUPS)[number];

const findDevice = (device: string | null) => DEVICES.find(({ value }) => value === device);

export const toDeviceGroup = (device: string | null): DeviceGroup => findDevice(device)?.value ?? 'other';

export const deviceLabel = (device: string): string => findDevice(device)?.label ?? device;

export const groupHeading = (group: DeviceGroup): string => findDevice(group)?.heading ?? 'More wallpapers';
