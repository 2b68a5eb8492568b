import type { apiTokenErrors as english } from '../../en/accounts/api-token-errors.server';

export const apiTokenErrors = {
  refused: {
    unknown: 'Este token não existe. Confira ou crie outro.',
    expired: 'Este token expirou. Crie outro.',
    revoked: 'Este token foi revogado. Crie outro.',
  },
  noScope: (scope: string) => `Falta a este token a permissão ${scope}.`,
  notByToken: 'Nenhum token pode fazer isto. Entre com a sua senha.',
  tooMany: (most: number) => `Você já tem ${most} tokens. Revogue alguns primeiro.`,
  fields: {
    name: 'Escreva um nome com no máximo 60 caracteres.',
    scopes: 'Escolha pelo menos uma.',
    expiry: 'Escolha quando o token expira.',
  },
} satisfies typeof english;
