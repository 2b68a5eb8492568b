/** The frame around the settings of the site. */
export const siteShell = {
  title: 'Site',
  label: 'Site settings',
  pages: {
    identity: 'Identity',
    texts: 'Texts',
    mail: 'Mail',
    system: 'System',
    account: 'Account',
  },
};
