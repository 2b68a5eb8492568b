/** What is wrong with the fields of a tag. */
export const tagErrors = {
  required: 'Name is required.',
  tooLong: (max: number) => `A tag can have at most ${max} characters.`,
  comma: 'A tag can’t contain a comma.',
  noLetters: 'A tag needs at least one letter or digit.',
  noTarget: 'Give the id of the tag to merge into.',
  sort: 'sort must be use or name.',
};
