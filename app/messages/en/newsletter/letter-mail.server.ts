/** Below each letter. */
export const letterMail = {
  why: (siteName: string) => `You get this email because you subscribed to ${siteName}.`,
  unsubscribe: 'Unsubscribe',
};
