import type { password as english } from '../../en/accounts/password';
export const password = {
  title: 'Changer le mot de passe',
  current: 'Mot de passe actuel',
  new: 'Nouveau mot de passe',
  again: 'Répétez le nouveau mot de passe',
  hint: (min: number | undefined) =>
    `Au moins ${min} caractères. Quelques mots sans rapport valent mieux que des symboles.`,
  change: 'Changer le mot de passe',
  changing: 'Changement…',
  changed: { title: 'Mot de passe changé', text: 'Les autres sessions sont fermées.' },
  failed: 'Impossible de changer le mot de passe',
  note: 'Cela ferme toutes vos autres sessions. Un mot de passe dans la configuration du serveur ne sert qu’au premier démarrage.',
} satisfies typeof english;
