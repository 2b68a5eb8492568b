import { counted, exactCount } from '../numbers';

/** What programs suggest for wallpapers. */
export const suggestions = {
  title: 'Suggestions',
  lead: 'Programs with a token suggested these changes. Nothing changes until you accept.',
  noun: ['suggestion', 'suggestions'] as [string, string],
  none: 'No suggestions to decide.',
  all: 'All suggestions',
  waiting: (count: number) => `${counted(count, 'suggestion', 'suggestions')} to decide`,
  from: 'From',
  edit: 'Edit wallpaper',
  select: 'Select',
  now: 'Now',
  offered: 'Suggested',
  added: 'Added',
  blank: '–',
  unchanged: 'The wallpaper already has all of this.',
  fields: { title: 'Title', description: 'Description', category: 'Category', tags: 'Tags' },
  accept: 'Accept',
  reject: 'Reject',
  acceptSelected: 'Accept selected',
  rejectSelected: 'Reject selected',
  named: (action: string, title: string, source: string) => `${action}: ${title} (${source})`,
  decided: {
    accepted: (count: number) => `${counted(count, 'suggestion', 'suggestions')} accepted`,
    rejected: (count: number) => `${counted(count, 'suggestion', 'suggestions')} rejected`,
  },
  noneDecided: { title: 'Nothing decided', text: 'Select suggestions first. Decided ones are no longer listed.' },
  errors: {
    nothing: 'Suggest a title, a description, a category or tags.',
    fullHere: (most: number) => `This wallpaper already has ${most} suggestions to decide.`,
    full: (most: number) => `There are already ${exactCount(most)} suggestions to decide.`,
  },
};
