export const settings = {
  title: 'Settings',
  empty: 'There are no settings yet.',
  where: 'The settings of the site are on [Site].',
};
