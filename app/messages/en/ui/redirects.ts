/** The pages that wait before they lead on. */
export const redirects = {
  titles: { 301: 'This page has moved', 302: 'This page has moved for now' },
  description: 'This page takes you to another page of this site.',
  /** The address takes the place of the brackets. */
  leadsTo: (seconds: number) =>
    `You will be taken to [address] in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  goNow: 'Go there now',
};
