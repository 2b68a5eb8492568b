/** The version that runs. */
export const siteUpdates = {
  noRequest: 'Tapeta never checks the network for updates.',
  how: 'How to upgrade',
  steps: [
    'Make a backup: npm run backup -- FILE',
    'Get the new version: git pull',
    'Restart: npm start. It installs, builds and migrates the database.',
  ],
  changes: 'What changed in this version',
  none: 'This version has no list of changes.',
};
