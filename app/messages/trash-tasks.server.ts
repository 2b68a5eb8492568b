import { trashTasks } from './en/trash-tasks.server';

export const trashTaskMessages = () => trashTasks;
