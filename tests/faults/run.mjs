/** `npm run test:kill` and `npm run test:load`: tests that take too long for every run. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundled } from '../support/bundled.mjs';

const [name, ...options] = process.argv.slice(2);
const command = await bundled(`tests/faults/run-${name}.ts`);
const folder = mkdtempSync(path.join(tmpdir(), `tapeta-${name}-`));
// When run as root, the embedded database runs as another user, who needs access to its files.
chmodSync(folder, 0o711);
// The site's modules read it when they load.
process.env.DATA_DIR = path.join(folder, 'data');
delete process.env.DATABASE_URL;
process.exitCode = 1;
try {
  const { run } = await import(command);
  process.exitCode = (await run(process.env.DATA_DIR, options)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
