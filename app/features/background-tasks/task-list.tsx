import { Form, Link, useFetcher, useLocation, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { exactCount } from '~/messages/numbers';
import { useHydrated } from '~/ui/browser/hydrated';
import { isUnderWay, type TaskView } from './task.view';

const LOOK_EVERY_MS = 2000;
const READ_MS = 10_000;

const taskPath = (id: number) => `/admin/tasks/${id}`;

const OUTCOMES: Record<TaskView['state'], string> = {
  waiting: 'about to begin',
  running: '',
  done: 'done',
  failed: 'failed. What was done stays done; begin it again to go on',
};

function describeTask({ title, state, done, total, failed }: TaskView): string {
  const parts = [
    OUTCOMES[state],
    state !== 'waiting' && `${exactCount(done)} of ${exactCount(Math.max(total, done))}`,
    failed > 0 && `${exactCount(failed)} could not be done`,
  ];
  return `${title}: ${parts.filter(Boolean).join(', ')}`;
}

/** What ended well goes by itself once it has been read; what did not waits for the button. */
function usePutAway({ id, state, failed }: TaskView): void {
  const { submit } = useFetcher();
  const isForgettable = state === 'done' && failed === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `submit` is another one with every page
  useEffect(() => {
    if (!isForgettable) return;
    let left = READ_MS / LOOK_EVERY_MS;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || !navigator.onLine || --left > 0) return;
      clearInterval(timer);
      submit(null, { method: 'post', action: taskPath(id) });
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [id, isForgettable]);
}

function TaskLine({ task }: { task: TaskView }) {
  const { pathname, search } = useLocation();
  const isLive = useHydrated();
  usePutAway(task);
  return (
    <li className="task">
      <span id={`task-${task.id}`}>{describeTask(task)}</span>
      {isUnderWay(task) ? (
        <>
          <progress aria-labelledby={`task-${task.id}`} max={Math.max(task.total, task.done, 1)} value={task.done} />
          {!isLive && <Link to={pathname + search}>Look again</Link>}
        </>
      ) : (
        <Form method="post" action={taskPath(task.id)} navigate={false} preventScrollReset>
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
