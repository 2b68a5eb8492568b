/** What error pages say, and the API in the same cases. */
export const errorPages = {
  pages: {
    400: { title: 'Bad request', description: 'Your request cannot be processed.' },
    401: { title: 'Not logged in', description: 'You must be logged in to access this resource.' },
    403: { title: 'No access', description: 'You don’t have permission to view this page.' },
    404: { title: 'Page not found', description: 'The page you’re looking for doesn’t exist.' },
    410: { title: 'No longer here', description: 'This page was taken down.' },
    429: {
      title: 'Too many requests',
      description: 'You have made too many requests. Please slow down and try again soon.',
    },
    500: { title: 'Server error', description: 'Something went wrong on our end.' },
    502: { title: 'Bad gateway', description: 'Received an invalid response from upstream server.' },
    503: { title: 'Back shortly', description: 'We’ll be back shortly. Please try again later.' },
    504: { title: 'Timed out', description: 'The server took too long to respond. Please try again later.' },
  },
  noConnection: {
    title: 'No connection',
    description: 'We can’t reach the site. Check your connection and try again.',
  },
  /** For an answer without a message. */
  status: (status: number) => `HTTP ${status}`,
  logIn: 'Log in',
  tryAgain: 'Try again',
  goHome: 'Go to Home',
  errorId: 'Error ID: [id]',
};
