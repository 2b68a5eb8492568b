/** Why a set is refused. */
export const setErrors = {
  tooFew: 'Select at least two wallpapers for a set.',
  tooMany: (max: number) => `A set can have at most ${max} versions.`,
  severalSets: 'Some of these wallpapers are in different sets. Take them out of one set first.',
};
