import { readReadiness } from '~/features/operations/system/readiness.server';
import { json } from '~/http/response/api.server';

export const facts = { anyHost: true, isQuiet: true, skipsRouter: true };

/** For load balancers and monitors: whether this process can serve pages and store files. */
export async function loader() {
  const readiness = await readReadiness();
  return json(readiness, { status: readiness.ready ? 200 : 503 });
}
