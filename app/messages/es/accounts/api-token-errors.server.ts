import type { apiTokenErrors as english } from '../../en/accounts/api-token-errors.server';

export const apiTokenErrors = {
  refused: {
    unknown: 'No existe este token. Revísalo o crea uno nuevo.',
    expired: 'Este token ha caducado. Crea uno nuevo.',
    revoked: 'Este token se ha revocado. Crea uno nuevo.',
  },
  noScope: (scope: string) => `A este token le falta el permiso ${scope}.`,
  notByToken: 'Ningún token puede hacer esto. Inicia sesión.',
  tooMany: (most: number) => `Ya tienes ${most} tokens. Revoca alguno primero.`,
  fields: {
    name: 'Escribe un nombre de 60 caracteres como máximo.',
    scopes: 'Elige al menos uno.',
    expiry: 'Elige cuándo caduca el token.',
  },
} satisfies typeof english;
