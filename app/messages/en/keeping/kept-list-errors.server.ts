/** For lists that visitors keep. */
export const keptListErrors = {
  noList: 'This list does not exist, or it was deleted.',
  readOnly: 'This link only shows the list. To change the list, open its secret link.',
  full: (most: number) => `Your list is full. It can hold ${most} wallpapers, so remove one first.`,
  longTitle: (most: number) => `The title can have ${most} characters at most.`,
  longNote: (most: number) => `A note can have ${most} characters at most.`,
  size: 'Choose a size from the list.',
};
