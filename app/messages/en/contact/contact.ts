/** What visitors read on the contact page. */
export const contact = {
  title: 'Contact Us',
  description: (siteName: string) =>
    `Contact the people behind ${siteName}: ask a question, report a picture or share an idea.`,
  lead: 'Ask a question, report a problem, or tell us about a picture that should not be here. We read every message.',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Your message has arrived. You can send another one.',
  sentToast: { title: 'Message sent', text: "Thanks! We'll get back to you soon." },
  failed: { title: 'Could not send:', text: 'Please try again later.' },
  hints: {
    title: 'Before you write',
    help: 'The [Help Center] answers the most common questions.',
    picture: 'If you’re writing about a picture, paste the link to its page.',
    privacy: 'We keep your email address and message so that we can reply. See the [Privacy Policy].',
    email: (address: string) => `You can also email us at [${address}].`,
  },
};
