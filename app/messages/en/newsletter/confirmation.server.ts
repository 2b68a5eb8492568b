/** The mail that asks new subscribers to confirm their address. */
export const confirmation = {
  job: (id: number) => `Confirmation ${id}`,
  subject: (siteName: string) => `Please confirm your subscription to ${siteName}`,
  body: (siteName: string, confirm: string, unsubscribe: string) =>
    `Someone, hopefully you, entered this address to subscribe to the newsletter of ${siteName}.

To confirm, open this link within 48 hours and press the button:
${confirm}

If it wasn't you, ignore this email. We won't send you anything else, and we'll delete your address.
To delete it now: ${unsubscribe}
`,
  usedLink: 'This link has been used or is older than 48 hours. You can subscribe again.',
};
