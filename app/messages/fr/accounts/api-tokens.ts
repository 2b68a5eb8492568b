import type { apiTokens as english } from '../../en/accounts/api-tokens';

export const apiTokens = {
  title: 'Jetons d’API',
  manage: 'Créer ou révoquer des jetons d’API',
  lead: 'Avec un jeton, un programme utilise l’API sans votre mot de passe. Ne lui donnez que ce dont il a besoin.',
  name: 'Nom',
  nameHint: 'Le programme qui l’utilise, par exemple « étiqueteur du NAS ».',
  scopesLabel: 'Ce qu’il peut faire',
  scopes: {
    read: 'Lire tout ce que vous pouvez lire par l’API, sauf les abonnés et les messages.',
    upload: 'Envoyer de nouveaux fonds d’écran.',
    curate: 'Modifier et supprimer des fonds d’écran, des catégories et des tags.',
  },
  expiry: 'Expire',
  expiries: { 30: 'Dans 30 jours', 365: 'Dans 1 an', never: 'Jamais' },
  create: 'Créer le jeton',
  creating: 'Création…',
  failed: 'Impossible de créer le jeton',
  made: {
    title: 'Votre nouveau jeton',
    label: (name: string) => `Jeton pour ${name}`,
    text: 'Copiez-le maintenant. Il ne sera plus affiché.',
  },
  used: 'Dernière utilisation (UTC)',
  expires: 'Expire (UTC)',
  unused: 'Jamais utilisé',
  states: { expired: 'Expiré', revoked: 'Révoqué' },
  revoke: 'Révoquer',
  revokeNamed: (name: string) => `Révoquer ${name}`,
  revoked: { title: 'Jeton révoqué', text: 'Les programmes qui l’utilisent sont désormais refusés.' },
} satisfies typeof english;
