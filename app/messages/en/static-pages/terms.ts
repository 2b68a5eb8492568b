/** The Terms of Service. */
export const terms = {
  title: 'Terms of Service',
  description: (siteName: string | undefined) =>
    `What you may do with the wallpapers on ${siteName}, and what we ask of you.`,
  lead: () => 'Short enough to read. The pictures are free for your own screens. The rest is common sense.',
  service: {
    title: 'About this site',
    text: (siteName: string) =>
      `${siteName} is a gallery of wallpapers for computers, phones and tablets. Browsing, searching, downloading and sharing are free and need no account. By using the site you accept these terms. If you don’t accept them, please don’t use it.`,
  },
  use: {
    title: 'What you may do with the pictures',
    allowed:
      'You may download any wallpaper and use it as the background of all your own devices, for as long as you like. You may share the link to any page.',
    ask: 'The rights to a picture stay with its creator. Unless the picture’s description says otherwise, please ask before you print it, sell it, use it in a product or publish it elsewhere.',
  },
  rights: {
    title: 'If a picture is yours',
    text: 'The administrator of this gallery chooses and uploads the pictures. Visitors can’t upload. If a picture uses your work without your permission, [tell us]. Include the link to its page, and show us that the work is yours. We look at every such message and take down what should not be here.',
  },
  fair: {
    title: 'Fair use of the site',
    lead: 'We all share one server, so please',
    requests: [
      'don’t try to get around its limits: if it answers “too many requests”, wait as long as it says;',
      'let programs read the feeds, the sitemap and the public API at a human pace, and follow robots.txt;',
      'don’t attack it, look for ways into its admin area, or upload anything to it;',
      'use the contact form and the newsletter only with your own address, and not for advertising.',
    ],
  },
  liability: {
    title: 'No warranty',
    text: 'The site is provided as is. We try to keep it online and its pictures in order, but we promise neither. Pictures may be removed, links may change, and the site may be down. As far as the law allows, we are not liable for damage that comes from using it. Your legal rights as a consumer are not affected.',
  },
  links: {
    title: 'Links to other sites',
    text: 'The links for sharing and following lead to the sites of other companies, which have their own terms. Nothing is sent to them until you follow such a link.',
  },
  changes: {
    title: 'Changes and questions',
    text: 'We may change these terms. A new version applies from the moment it appears here. The [Privacy Policy] says how we handle your data.',
    questions: 'Questions? [Contact us].',
    questionsOrEmail: (address: string) => `Questions? [Contact us] or email [${address}].`,
  },
};
