import type { trashTasks as english } from '../../en/trash/trash-tasks.server';

export const trashTasks = {
  noneSelected: 'Selecciona al menos un fondo.',
  purgeAborted: 'No se ha eliminado nada',
  purging: 'Eliminar todos los fondos',
  emptying: 'Vaciar la papelera',
  restoring: 'Restaurar fondos',
} satisfies typeof english;
