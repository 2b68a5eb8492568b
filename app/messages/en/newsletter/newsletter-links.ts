/** The pages that the links in newsletter mails open. */
export const newsletterLinks = {
  confirm: {
    title: 'Confirm your address',
    description: 'The last step to subscribe to the newsletter.',
    /** The address takes the place of the brackets. */
    text: '[address] will get our newsletter. Every issue has a link to unsubscribe.',
    notNow: 'Not now',
    confirm: 'Confirm',
    confirming: 'Confirming…',
    done: { title: 'Success!', text: 'Your address is confirmed' },
  },
  unsubscribe: {
    title: 'Unsubscribe',
    description: 'Unsubscribe from the newsletter.',
    heading: (siteName: string) => `Unsubscribe from ${siteName}`,
    /** The address takes the place of the brackets. */
    text: '[address] will get no more newsletters. We delete the address from our list at once.',
    keep: 'Stay subscribed',
    unsubscribe: 'Unsubscribe',
    unsubscribing: 'Unsubscribing…',
    done: 'You are unsubscribed',
    doneText: 'We deleted your address from our list. You can [subscribe again] at any time.',
    contactSubject: 'Remove my address',
    unknown: 'Nothing to unsubscribe',
    unknownText:
      'This link doesn’t match an address on our list. Either the address has already been removed, or the link is incomplete. If you still get newsletters, [contact us].',
  },
};
