export const FIT_HEADER = 'X-Wallpaper-Fit';

/** Tells a program that nothing fills the size it asked for. */
export const fitHeader = (isNearest: boolean): Record<string, string> => (isNearest ? { [FIT_HEADER]: 'nearest' } : {});
