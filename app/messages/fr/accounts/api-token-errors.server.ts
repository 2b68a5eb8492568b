import type { apiTokenErrors as english } from '../../en/accounts/api-token-errors.server';

export const apiTokenErrors = {
  refused: {
    unknown: 'Ce jeton n’existe pas. Vérifiez-le ou créez-en un autre.',
    expired: 'Ce jeton a expiré. Créez-en un autre.',
    revoked: 'Ce jeton a été révoqué. Créez-en un autre.',
  },
  noScope: (scope: string) => `Il manque à ce jeton le droit ${scope}.`,
  notByToken: 'Aucun jeton ne permet cela. Connectez-vous.',
  tooMany: (most: number) => `Vous avez déjà ${most} jetons. Révoquez-en d’abord.`,
  fields: {
    name: 'Saisissez un nom de 60 caractères au plus.',
    scopes: 'Choisissez au moins un droit.',
    expiry: 'Choisissez quand le jeton expire.',
  },
} satisfies typeof english;
