/** The frame around the settings of the site. */
export const siteShell = {
  title: 'Site',
  label: 'Site settings',
  pages: {
    identity: 'Identity',
    texts: 'Texts',
    mail: 'Mail',
    access: 'Access',
    updates: 'Updates',
    tokens: 'API tokens',
  },
};
