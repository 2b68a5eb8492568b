/** The page that finds wallpapers by a picture. */
export const find = {
  title: 'Find by picture',
  lead: 'Choose a picture to see if the gallery has it in a larger size, and which wallpapers look like it.',
  picture: 'Picture',
  hint: (megabytes: number) => `JPG, PNG, WEBP or AVIF, up to ${megabytes} MB. We don’t keep it.`,
  find: 'Find',
  busy: 'Looking…',
  failed: 'Failed to look for the picture',
  same: 'This picture is here',
  none: 'This picture isn’t in the gallery',
  sizes: (here: string, yours: string) => `Here: ${here} (yours: ${yours})`,
  alike: 'Alike in colour and shape',
};
