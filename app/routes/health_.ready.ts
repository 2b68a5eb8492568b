import { forkEm } from '~/db/orm.server';
import { findStoreProblem } from '~/features/maintenance/gallery-files.server';
import { fileStore } from '~/images/storage/store.server';

const answer = (text: string, status: number) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

const NO_DATABASE = 'the database does not answer';

async function findProblem(): Promise<string | null> {
  const em = await forkEm();
  if (!(await em.getConnection().isConnected())) return NO_DATABASE;
  return findStoreProblem(em, fileStore()).catch(() => 'the files folder cannot be read');
}

export async function loader() {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 2000, NO_DATABASE).unref());
  const problem = await Promise.race([findProblem().catch(() => NO_DATABASE), late]);
  return problem ? answer(problem, 503) : answer('ready', 200);
}
