import type { apiTokens as english } from '../../en/accounts/api-tokens';

export const apiTokens = {
  title: 'Tokens da API',
  manage: 'Criar ou revogar tokens da API',
  lead: 'Com um token, um programa usa a API sem a sua senha. Dê a ele só o que for necessário.',
  name: 'Nome',
  nameHint: 'O programa que usa o token, por exemplo “etiquetador do NAS”.',
  scopesLabel: 'O que pode fazer',
  scopes: {
    read: 'Ler tudo o que você pode ler pela API, menos assinantes e mensagens.',
    upload: 'Enviar novos papéis de parede.',
    curate: 'Mudar e excluir papéis de parede, categorias e tags.',
  },
  expiry: 'Expira',
  expiries: { 30: 'Em 30 dias', 365: 'Em 1 ano', never: 'Nunca' },
  create: 'Criar token',
  creating: 'Criando…',
  failed: 'Não foi possível criar o token',
  made: {
    title: 'Seu novo token',
    label: (name: string) => `Token para ${name}`,
    text: 'Copie agora. Ele não será mostrado de novo.',
  },
  used: 'Último uso (UTC)',
  expires: 'Expira (UTC)',
  unused: 'Nunca usado',
  states: { expired: 'Expirado', revoked: 'Revogado' },
  revoke: 'Revogar',
  revokeNamed: (name: string) => `Revogar ${name}`,
  revoked: { title: 'Token revogado', text: 'Os programas que o usam são recusados a partir de agora.' },
} satisfies typeof english;
