export const settings = {
  title: 'Settings',
  empty: 'There are no settings yet.',
  where: 'You’ll find the site’s settings under [Site].',
};
