export const contactErrors = {
  invalidEmail: 'Invalid email: Please enter a valid email address.',
  shortSubject: (min: number) => `Subject too short: Please provide a subject (min ${min} chars).`,
  shortMessage: (min: number) => `Message too short: Please provide more details (min ${min} chars).`,
  longSubject: (max: number) => `Subject too long: use at most ${max} characters.`,
  longMessage: (max: number) => `Message too long: use at most ${max} characters.`,
  oneLine: 'The subject must be one line of text.',
  incomplete: 'Send an email address, a subject and a message.',
};
