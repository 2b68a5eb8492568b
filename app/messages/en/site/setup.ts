/** The first steps of a new owner. */
export const siteSetup = {
  title: (done: number, total: number) => `Set up: ${done} of ${total} done`,
  skip: 'Skip',
  skipNamed: (step: string) => `Skip: ${step}`,
  skipped: (count: number) => `${count} skipped`,
  steps: {
    password: {
      title: 'Choose your own password',
      why: 'The current one was generated or set in the environment.',
    },
    name: {
      title: 'Name the site',
      why: 'Also its logo, heading, accent colour and links.',
    },
    texts: {
      title: 'Write your texts',
      why: 'An imprint, terms, a privacy policy, or a few words about you.',
    },
    mail: {
      title: 'Set up mail',
      why: 'Get messages and reports by email, and send newsletters.',
    },
    pictures: {
      title: 'Upload wallpapers',
      why: 'Or on the server: npm run import -- FOLDER, or npm run demo for samples.',
    },
    address: {
      title: 'Set the site’s address',
      why: 'Newsletters need it. Behind a proxy, set SITE_URL and TRUST_PROXY in the environment instead.',
    },
  },
};
