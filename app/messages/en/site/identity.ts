import { exactCount } from '../numbers';

/** The identity of the site, as its owner sets it. */
export const siteIdentity = {
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved. The site shows it now.',
  failed: 'Failed to save the identity',
  logo: 'Logo and icon',
  fixed: (variable: string) => `Set by ${variable} in the environment.`,
  fields: {
    name: 'Name',
    tagline: 'Heading of the home page',
    description: 'Description for search engines',
    accent: 'Accent colour',
    timeZone: 'Time zone',
  },
  hints: {
    name: 'Shown in the top bar, in titles and in emails.',
    tagline: 'Leave blank for “Free wallpapers for every screen you own”.',
    description: 'Leave blank for a general one.',
    accent: 'Six digits, such as #3b82f6. Text stays readable in both themes. Leave blank for amber.',
    timeZone: 'Such as Europe/Madrid. Scheduled newsletters follow it. Leave blank for UTC.',
  },
  smallPictures: 'Small pictures for visitors who haven’t chosen',
  smallMeans: 'Lists show 12 wallpapers at their smallest size and load no scripts. The footer offers full pictures.',
  social: 'Your pages on other sites',
  features: 'What you get',
  featuresHint: 'Untick what isn’t true of your gallery. The home page leaves it out.',
  featureNames: {
    search: 'Fast search',
    quality: 'HD/4K quality',
    devices: 'All devices',
    free: 'Free unlimited downloads',
    smart: 'Smart search',
    collections: 'Curated collections',
    formats: 'Multiple formats',
    daily: 'Daily updates',
  },
  errors: {
    tooLong: (most: number) => `At most ${exactCount(most)} characters.`,
    accent: 'Enter six digits after a #, such as #3b82f6.',
    timeZone: 'Enter a time zone such as Europe/Madrid.',
    link: 'Enter an address that starts with http:// or https://.',
    choice: 'Choose from the list.',
  },
};
