import { counted, exactCount } from '../numbers';

const wallpapers = (count: number) => counted(count, 'wallpaper', 'wallpapers');

/** The list of drafts and plans. */
export const drafts = {
  title: 'Drafts and plans',
  tab: (count: number) => (count > 0 ? `Drafts (${exactCount(count)})` : 'Drafts'),
  lead: (zone: string) => `Visitors can’t see these wallpapers yet. Times are in the time zone of the site (${zone}).`,
  show: {
    label: 'Drafts to show',
    all: 'All',
    drafts: (count: number) => `Drafts (${exactCount(count)})`,
    planned: (count: number) => `Planned (${exactCount(count)})`,
  },
  none: 'No drafts. When you upload, you can keep a wallpaper as a draft or choose when it is published.',
  noneShown: 'None of these.',
  upload: 'Upload many',
  noPlan: 'Without a plan',
  count: wallpapers,
  noun: ['wallpaper', 'wallpapers'] as [string, string],
  columns: {
    selected: 'Selected',
    picture: 'Picture',
    title: 'Title',
    time: 'Time',
  },
  plan: 'Plan…',
  applyPlan: 'Plan selected',
  publish: 'Publish now',
  back: 'Back to draft',
  done: {
    publish: (count: number) => `${wallpapers(count)} published`,
    plan: (count: number) => `${wallpapers(count)} planned`,
    draft: (count: number) => `${wallpapers(count)} without a plan`,
  },
  toInbox: 'Back to drafts',
  notYet: 'Visitors can’t see it yet.',
};
