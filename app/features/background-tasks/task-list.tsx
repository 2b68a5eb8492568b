import { Link, useFetcher, useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { messagesOf } from '~/messages/messages';
import { useHydrated } from '~/ui/browser/hydrated';
import { useReloadWhile } from '~/ui/browser/reload-while';
import { Form } from '~/ui/browser/session-form';
import { isUnderWay, type TaskView } from './task.view';

const LOOK_EVERY_MS = 2000;
const READ_MS = 10_000;

const taskPath = (id: number) => `/admin/tasks/${id}`;

function describeTask({ title, state, done, total, failed }: TaskView): string {
  const text = messagesOf('adminShell').tasks;
  return text[state](title, text.progress(done, Math.max(total, done), failed));
}

/** A successful task disappears once it has had time to be read. A failed one stays until it is dismissed. */
function useDismissal({ id, state, failed }: TaskView): void {
  const { submit } = useFetcher();
  const isForgettable = state === 'done' && failed === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `submit` changes with every page
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
  useDismissal(task);
  const text = messagesOf('adminShell').tasks;
  return (
    <li className="task">
      <span id={`task-${task.id}`}>{describeTask(task)}</span>
      {isUnderWay(task) ? (
        <>
          <progress aria-labelledby={`task-${task.id}`} max={Math.max(task.total, task.done, 1)} value={task.done} />
          {!isLive && <Link to={pathname + search}>{text.reload}</Link>}
        </>
      ) : (
        <Form method="post" action={taskPath(task.id)} navigate={false} preventScrollReset>
          <input type="hidden" name="to" value={pathname + search} />
          <button type="submit" className="link-button" aria-describedby={`task-${task.id}`}>
            {text.dismiss}
          </button>
        </Form>
      )}
    </li>
  );
}

export function TaskList({ tasks }: { tasks: TaskView[] }) {
  useReloadWhile(tasks.some(isUnderWay));
  if (tasks.length === 0) return null;
  return (
    <section aria-label={messagesOf('adminShell').tasks.label} className="tasks">
      <ul>
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}
