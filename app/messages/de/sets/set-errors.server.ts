import type { setErrors as english } from '../../en/sets/set-errors.server';
export const setErrors = {
  tooFew: 'Wähle mindestens zwei Wallpaper für ein Set aus.',
  tooMany: (max: number) => `Ein Set kann höchstens ${max} Fassungen haben.`,
  severalSets: 'Einige dieser Wallpaper gehören zu verschiedenen Sets. Nimm sie zuerst aus einem davon heraus.',
} satisfies typeof english;
