/** Why a time is refused. */
export const publishingErrors = {
  publishedAt: 'publishedAt must be now, at, drip, draft, or a date and time such as 2027-01-31T09:00:00Z.',
  publishAt: 'Choose a date and a time.',
  perDay: (max: number) => `Choose from 1 to ${max} wallpapers a day.`,
  dripTime: 'Choose a time of day.',
  dripFrom: 'Choose a day.',
  past: 'This time has passed. Choose a later one.',
  far: 'Plans can be at most two years ahead.',
  tooMany: 'This plan would take more than two years. Choose more wallpapers a day.',
  noneSelected: 'Select at least one wallpaper.',
};
