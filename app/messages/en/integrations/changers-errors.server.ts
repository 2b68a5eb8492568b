export const changersErrors = {
  program: 'Choose one of the apps in the list.',
  every: 'Choose how often the wallpaper changes.',
  category: 'Choose one of the categories.',
  tooManyTags: (most: number) => `Use at most ${most} tags.`,
  longSearch: (most: number) => `The search can have at most ${most} characters.`,
  longTags: (most: number) => `The tags can have at most ${most} characters in total.`,
};
