import type { changersErrors as english } from '../../en/integrations/changers-errors.server';

export const changersErrors = {
  program: 'Wähle eines der Programme in der Liste.',
  every: 'Wähle, wie oft das Wallpaper wechselt.',
  category: 'Wähle eine der Kategorien.',
  tooManyTags: (most: number) => `Nimm höchstens ${most} Tags.`,
  longSearch: (most: number) => `Die Suche kann höchstens ${most} Zeichen haben.`,
  longTags: (most: number) => `Die Tags können zusammen höchstens ${most} Zeichen haben.`,
} satisfies typeof english;
