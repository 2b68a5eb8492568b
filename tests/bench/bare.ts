import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reservePort } from '../support/ports';
import type { Answer } from './ask';

const COMMAND = fileURLToPath(new URL('../../tests/bench/bare-server.mjs', import.meta.url));

/** Every server adds these itself. */
const OF_THE_CONNECTION = /^(connection|keep-alive|transfer-encoding|date|content-length)$/i;

interface BareServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

function sameHeaders({ rawHeaders, body }: Answer): string[] {
  const kept = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !OF_THE_CONNECTION.test(name) ? [name, rawHeaders[index + 1] ?? ''] : [],
  );
  return [...kept, 'Content-Length', String(body.length)];
}

/** A server that only sends these answers by path: the fastest Node can be. */
export async function startBareServer(answers: Map<string, Answer>, workers: number): Promise<BareServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tapeta-bench-'));
  const file = path.join(folder, 'answers.json');
  const asText = [...answers].map(([place, answer]) => [
    place,
    { status: answer.status, rawHeaders: sameHeaders(answer), body: answer.body.toString('base64') },
  ]);
  await writeFile(file, JSON.stringify(Object.fromEntries(asText)));
  const port = await reservePort();
  const child = fork(COMMAND, [file, String(port), String(workers)], { execArgv: [] });
  await once(child, 'message');
  await rm(folder, { recursive: true });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
