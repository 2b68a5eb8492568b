import { trashTasks } from '../en/trash/trash-tasks.server';

export const trashTaskMessages = () => trashTasks;
