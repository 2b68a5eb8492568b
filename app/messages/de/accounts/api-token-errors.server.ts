import type { apiTokenErrors as english } from '../../en/accounts/api-token-errors.server';

export const apiTokenErrors = {
  refused: {
    unknown: 'Dieses Token gibt es nicht. Prüfe es oder erstelle ein neues.',
    expired: 'Dieses Token ist abgelaufen. Erstelle ein neues.',
    revoked: 'Dieses Token wurde widerrufen. Erstelle ein neues.',
  },
  noScope: (scope: string) => `Diesem Token fehlt das Recht ${scope}.`,
  notByToken: 'Das geht mit keinem Token. Melde dich an.',
  tooMany: (most: number) => `Du hast schon ${most} Token. Widerrufe zuerst einige.`,
  fields: {
    name: 'Gib einen Namen mit höchstens 60 Zeichen ein.',
    scopes: 'Wähle mindestens eines.',
    expiry: 'Wähle, wann das Token abläuft.',
  },
} satisfies typeof english;
