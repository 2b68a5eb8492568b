/** Why a token, or the form for one, is refused. */
export const apiTokenErrors = {
  refused: {
    unknown: 'There is no such token. Check it, or create a new one.',
    expired: 'This token has expired. Create a new one.',
    revoked: 'This token was revoked. Create a new one.',
  },
  noScope: (scope: string) => `This token lacks the scope ${scope}.`,
  notByToken: 'No token can do this. Log in instead.',
  tooMany: (most: number) => `You already have ${most} tokens. Revoke some first.`,
  fields: {
    name: 'Enter a name, with at most 60 characters.',
    scopes: 'Choose at least one.',
    expiry: 'Choose when the token expires.',
  },
};
