import type { trashTasks as english } from '../../en/trash/trash-tasks.server';

export const trashTasks = {
  noneSelected: 'Wähle mindestens ein Wallpaper.',
  purgeAborted: 'Es wurde nichts gelöscht',
  purging: 'Alle Wallpaper löschen',
  emptying: 'Papierkorb leeren',
  restoring: 'Wallpaper wiederherstellen',
} satisfies typeof english;
