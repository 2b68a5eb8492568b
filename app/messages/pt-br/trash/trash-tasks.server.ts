import type { trashTasks as english } from '../../en/trash/trash-tasks.server';
export const trashTasks = {
  noneSelected: 'Selecione pelo menos um papel de parede.',
  purgeAborted: 'Nada foi excluído',
  purging: 'Excluir todos os papéis de parede',
  emptying: 'Esvaziar a lixeira',
  restoring: 'Restaurar papéis de parede',
} satisfies typeof english;
