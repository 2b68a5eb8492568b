/** Below each letter. */
export const letterMail = {
  why: (siteName: string) => `You get this mail because you subscribed to ${siteName}.`,
  unsubscribe: 'Unsubscribe',
};
