/** A bare HTTP server for finished answers: `node bare-server.mjs ANSWERS PORT WORKERS`. */
import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file, port, workers] = process.argv.slice(2);

if (cluster.isPrimary) {
  for (let count = 0; count < Number(workers); count += 1) cluster.fork();
  let listening = 0;
  cluster.on('listening', () => {
    listening += 1;
    if (listening === Number(workers)) process.send('ready');
  });
  // The parent has ended, so the workers end too.
  process.on('disconnect', () => process.exit());
} else {
  const answers = new Map(
    Object.entries(JSON.parse(readFileSync(file, 'utf8'))).map(([path, { body, ...head }]) => [
      path,
      { ...head, body: Buffer.from(body, 'base64') },
    ]),
  );
  createServer((request, response) => {
    const { status, rawHeaders, body } = answers.get(request.url);
    response.writeHead(status, rawHeaders).end(body);
  }).listen(Number(port));
}
