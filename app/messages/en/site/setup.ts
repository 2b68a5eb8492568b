/** The first steps of a new owner. */
export const siteSetup = {
  title: (done: number, total: number) => `Set up: ${done} of ${total} done`,
  skip: 'Skip',
  skipNamed: (step: string) => `Skip: ${step}`,
  skipped: (count: number) => `${count} skipped`,
  steps: {
    password: {
      title: 'Choose your own password',
      why: 'The first one was generated or is in the environment.',
    },
    name: {
      title: 'Name the site',
      why: 'Its name, heading, accent colour and links.',
    },
    texts: {
      title: 'Write your texts',
      why: 'An imprint, terms, privacy or a few words about you.',
    },
    mail: {
      title: 'Set up mail',
      why: 'Messages and reports reach you, and newsletters your readers.',
    },
    pictures: {
      title: 'Upload wallpapers',
      why: 'Or import a folder: npm run import -- FOLDER. Or try the demo: npm run demo.',
    },
    address: {
      title: 'Set the address',
      why: 'Behind a proxy, set SITE_URL and TRUST_PROXY in .env, then restart. Mail to subscribers needs it.',
    },
  },
};
