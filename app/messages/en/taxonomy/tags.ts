import { counted, withDrafts } from '../numbers';

const wallpapers = (count: number) => counted(count, 'wallpaper', 'wallpapers');
const tagCount = (count: number) => counted(count, 'tag', 'tags');

/** The pages where the administrator lists, renames, merges and deletes tags. */
export const tags = {
  title: 'Tags',
  columns: { selected: 'Selected', name: 'Name', slug: 'Slug', wallpapers: 'Wallpapers', actions: 'Actions' },
  sorts: { label: 'Order', use: 'Most used', name: 'Name A–Z' },
  noun: ['tag', 'tags'] as [string, string],
  search: 'Search tags',
  clearSearch: 'Clear search',
  none: 'No tags yet. Tags appear here when a wallpaper gets them.',
  noneFound: 'No tags found. [Show all tags]',
  noneSelected: 'No tags are selected.',
  wallpapers,
  wallpaperUnit: (count: number): string => (count === 1 ? 'wallpaper' : 'wallpapers'),
  onlyInDrafts: 'Only in drafts',
  suggestions: 'Suggestions',
  named: (name: string, count: string) => `“${name}” (${count})`,
  more: (count: number) => `${count} more`,
  edit: {
    title: (name: string | undefined) => `Edit ${name ?? 'tag'}`,
    heading: (name: string) => `Edit the tag “${name}”`,
    delete: 'Delete',
  },
  rename: {
    name: 'Name',
    hint: 'The old link redirects to the new one. New uploads with the old name get the new one.',
    button: 'Rename',
    busy: 'Renaming…',
    cancel: 'Cancel',
    failed: 'Failed to rename tag',
    mergeInstead: (name: string, into: string) => `Merge “${name}” into “${into}” instead`,
    done: (name: string) => `Tag renamed to “${name}”`,
  },
  previousNames: {
    heading: 'Previous names',
    hint: 'Links with these names lead here, and uploads that use them get this tag.',
    forget: 'Forget',
    forgetNamed: (name: string) => `Forget ${name}`,
    forgotten: 'Name forgotten',
  },
  merge: {
    heading: 'Merge into another tag',
    into: 'Merge into',
    intoPlaceholder: 'Merge into…',
    ask: 'Merge…',
    selected: 'Merge[ selected]',
    title: 'Merge tags',
    many: (count: number) => `Merge ${tagCount(count)}`,
    noneSelected: 'Select a tag to merge into another one.',
    question: (tag: string, into: string) => `Merge “${tag}” into “${into}”?`,
    questionNew: (tag: string, into: string) => `Merge “${tag}” into the new tag “${into}”?`,
    questionMany: (count: number, into: string) => `Merge ${tagCount(count)} into “${into}”?`,
    questionManyNew: (count: number, into: string) => `Merge ${tagCount(count)} into the new tag “${into}”?`,
    becomes: (names: string, into: string, count: number) =>
      count === 1 ? `${names} becomes ${into}.` : `${names} become ${into}.`,
    newName: (name: string) => `“${name}”`,
    consequence: (into: string) => `The old names and links will lead to “${into}”. You can’t undo this.`,
    button: 'Merge',
    busy: 'Merging…',
    failed: 'Failed to merge tags',
    beingMerged: (into: string) => `is being merged into ${into}`,
    thisIsBeingMerged: (into: string) => `This tag is being merged into “${into}”.`,
    done: (name: string, into: string) => `Tag “${name}” merged into “${into}”`,
    manyDone: (count: number, into: string) => `${tagCount(count)} merged into “${into}”`,
  },
  delete: {
    title: 'Delete tags',
    selected: 'Delete[ selected]',
    question: (name: string) => `Delete the tag “${name}”?`,
    questionMany: (count: number) => `Delete ${tagCount(count)}?`,
    consequence: (names: string, count: number) =>
      count === 1
        ? `${names}. The wallpapers stay, without this tag.`
        : `${names}. The wallpapers stay, without these tags.`,
    failed: 'Failed to delete tags',
    done: (name: string) => `Tag “${name}” deleted`,
    manyDone: (count: number) => `${tagCount(count)} deleted`,
  },
  withFailures: (done: string, failed: number) => `${done}, ${failed} failed`,
  changed: (count: number, isInBackground: boolean, drafts = 0) =>
    isInBackground
      ? `Changing ${withDrafts(wallpapers(count), drafts)} in the background.`
      : `${withDrafts(wallpapers(count), drafts)} changed.`,
};
