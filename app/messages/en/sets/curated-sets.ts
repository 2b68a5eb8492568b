import { counted, exactCount } from '../numbers';

/** The curator's pages about sets. Short labels drop [the middle or end]. */
export const curatedSets = {
  make: 'Make[ a] set',
  made: (count: number) => `Set made: ${exactCount(count)} versions`,
  show: 'Show the set',
  role: (title: string) => `Role of ${title}`,
  save: 'Save roles',
  saving: 'Saving…',
  saved: 'Roles saved',
  leave: 'Take out',
  leaveNamed: (title: string) => `Take ${title} out of the set`,
  left: 'Taken out of the set',
  failed: 'Failed to save the set',
  draft: 'Draft',
  proposals: {
    title: 'Proposed sets',
    lead: 'These pictures have the same title in different shapes, or titles that differ only in words such as “dark” or “phone”. Uncheck the pictures that don’t belong.',
    noun: ['proposal', 'proposals'] as [string, string],
    none: 'No sets to propose. Proposals come from pictures with the same title in different shapes, or whose titles differ only in words such as “dark” or “phone”.',
    include: (title: string) => `Include ${title}`,
    make: 'Make this set',
    count: (count: number) => counted(count, 'set proposed', 'sets proposed'),
  },
};
