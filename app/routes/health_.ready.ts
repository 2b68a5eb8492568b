import { readReadiness } from '~/features/operations/system/readiness.server';
import { json } from '~/http/response/api.server';

export const facts = { anyHost: true, isQuiet: true, skipsRouter: true };

/** Whether this process can serve and store: for load balancers and monitors. */
export async function loader() {
  const readiness = await readReadiness();
  return json(readiness, { status: readiness.ready ? 200 : 503 });
}
