/** Tells the administrator about a login. */
export const signInMail = {
  job: 'The mail about a login',
  subject: (siteName: string) => `New login to ${siteName}`,
  text: (siteName: string, time: string, browser: string, page: string | null) =>
    `Someone logged in to ${siteName}.\n\n${time}\n${browser}\n\nIf it wasn’t you, log in, open “Site”, then “Account”, and choose “End all others”. Then change your password, and revoke API tokens you don’t know there.\n${page ? `${page}\n` : ''}`,
};
