import type { trashTasks as english } from '../../en/trash/trash-tasks.server';
export const trashTasks = {
  noneSelected: 'Sélectionnez au moins un fond d’écran.',
  purgeAborted: 'Rien n’a été supprimé',
  purging: 'Supprimer tous les fonds d’écran',
  emptying: 'Vider la corbeille',
  restoring: 'Restaurer des fonds d’écran',
} satisfies typeof english;
