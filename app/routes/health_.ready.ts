import { forkEm } from '~/db/orm.server';

const answer = (text: string, status: number) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

const isConnected = async () => (await forkEm()).getConnection().isConnected();

export async function loader() {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 2000, false).unref());
  const isReady = await Promise.race([isConnected().catch(() => false), late]);
  return isReady ? answer('ready', 200) : answer('the database does not answer', 503);
}
