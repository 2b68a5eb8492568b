/** The login page, and the step after it that brings back an interrupted form. */
export const login = {
  title: 'Admin Login',
  description: 'For the administrator of this gallery.',
  username: 'Username',
  password: 'Password',
  code: 'Code',
  codeHint: 'Six digits from your authenticator app, or a recovery code.',
  startAgain: 'Start again',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  failed: 'Login failed',
  ended: 'Your session has ended. Log in to continue. Nothing has been changed yet.',
  elsewhere: 'This isn’t the gallery’s own address, so logging in may not work here. Go to its own address:',
  resumed: {
    title: 'You are logged in',
    text: 'We kept what you typed. It isn’t saved yet.',
    continue: 'Continue where you left off',
    loading: 'Loading…',
  },
};
