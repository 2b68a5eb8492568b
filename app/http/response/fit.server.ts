export const FIT_HEADER = 'X-Wallpaper-Fit';

/** Tells programs that no picture is large enough for the requested size. */
export const fitHeader = (isNearest: boolean): Record<string, string> => (isNearest ? { [FIT_HEADER]: 'nearest' } : {});
