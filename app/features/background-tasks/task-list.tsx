import { Form, Link, useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { exactCount } from '~/lib/counts';
import { useHydrated } from '~/ui/browser/hydrated';
import { isUnderWay, type TaskView } from './task.view';

const LOOK_EVERY_MS = 2000;

const OUTCOMES: Record<TaskView['state'], string> = {
  waiting: 'about to begin',
  running: '',
  done: 'done',
  failed: 'failed. What was done stays done; begin it again to go on',
};

function sentenceOf({ title, state, done, total, failed }: TaskView): string {
  const parts = [
    OUTCOMES[state],
    state !== 'waiting' && `${exactCount(done)} of ${exactCount(Math.max(total, done))}`,
    failed > 0 && `${exactCount(failed)} could not be done`,
  ];
  return `${title}: ${parts.filter(Boolean).join(', ')}`;
}

function TaskLine({ task }: { task: TaskView }) {
  const { pathname, search } = useLocation();
  const isLive = useHydrated();
  return (
    <li className="task">
      <span id={`task-${task.id}`}>{sentenceOf(task)}</span>
      {isUnderWay(task) ? (
        <>
          <progress aria-labelledby={`task-${task.id}`} max={Math.max(task.total, task.done, 1)} value={task.done} />
          {!isLive && <Link to={pathname + search}>Look again</Link>}
        </>
      ) : (
        <Form method="post" action={`/admin/tasks/${task.id}`} preventScrollReset>
          <input type="hidden" name="to" value={pathname + search} />
          <button type="submit" className="link-button" aria-describedby={`task-${task.id}`}>
            Put away
          </button>
        </Form>
      )}
    </li>
  );
}

export function TaskList({ tasks }: { tasks: TaskView[] }) {
  const { revalidate } = useRevalidator();
  const isAnyUnderWay = tasks.some(isUnderWay);
  useEffect(() => {
    if (!isAnyUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAnyUnderWay, revalidate]);
  if (tasks.length === 0) return null;
  return (
    <section aria-label="Work in the background" className="tasks">
      <ul>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}
