export interface TaskView {
  id: number;
  title: string;
  total: number;
  done: number;
  failed: number;
  state: 'waiting' | 'running' | 'done' | 'failed';
}

export const isUnderWay = ({ state }: TaskView) => state === 'waiting' || state === 'running';
