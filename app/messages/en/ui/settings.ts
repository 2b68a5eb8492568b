export const settings = {
  title: 'Settings',
  empty: 'There are no settings yet.',
};
