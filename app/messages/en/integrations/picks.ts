/** Answers to programs that request a wallpaper. */
export const picks = {
  oneOf: (name: string, values: string) => `${name} must be one of ${values}.`,
  flag: (name: string) => `${name} must be 0 or 1.`,
  pathSize: 'The size must be a width and a height, such as 1920x1080.',
  size: 'Check width and height.',
  cutWithoutSize: 'A cut needs width and height.',
  formatWithoutFit: (formats: string) => `Without fit, format must be one of ${formats}.`,
  noMatch: 'No wallpaper matches these filters.',
  noFile: 'The file of this wallpaper is missing.',
};
