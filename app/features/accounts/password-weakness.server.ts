const COMMONEST = 10_000;

/** Why a password is guessed at once, in a sentence; undefined when it is neither the user name nor a common one. */
export async function findWeakness(password: string, username: string): Promise<string | undefined> {
  const typed = password.toLowerCase();
  if (typed === username.toLowerCase()) return 'The password must not be the username.';
  // Megabytes once unpacked, for something that happens once in a while.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].slice(0, COMMONEST).includes(typed)
    ? 'This is one of the 10,000 commonest passwords. Please choose another one.'
    : undefined;
}
