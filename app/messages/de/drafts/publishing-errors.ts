import type { publishingErrors as english } from '../../en/drafts/publishing-errors';

export const publishingErrors = {
  publishedAt: 'publishedAt muss now, at, drip, draft oder ein Zeitpunkt wie 2027-01-31T09:00:00Z sein.',
  publishAt: 'Wähle Tag und Uhrzeit.',
  perDay: (max: number) => `Wähle 1 bis ${max} Wallpaper pro Tag.`,
  dripTime: 'Wähle eine Uhrzeit.',
  dripFrom: 'Wähle einen Tag.',
  past: 'Dieser Zeitpunkt ist vorbei. Wähle einen späteren.',
  far: 'Termine dürfen höchstens zwei Jahre voraus liegen.',
  tooMany: 'Zwei Jahre haben dafür nicht genug Tage. Wähle mehr Wallpaper pro Tag.',
  noneSelected: 'Wähle mindestens ein Wallpaper aus.',
} satisfies typeof english;
