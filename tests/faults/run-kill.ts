/** `npm run test:kill [-- --kills 100 --seed 1]` */
import { parseArgs } from 'node:util';
import { TEST_SEED } from '../support/seed';
import { killAtRandom } from './kill';

export async function run(dataDir: string, options: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: options,
    options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: String(TEST_SEED) } },
  });
  console.info(`Seed ${values.seed}`);
  const started = Date.now();
  const settings = { kills: Number(values.kills), seed: Number(values.seed), log: console.info };
  const { kills, byTarget, byWork, promises, failures } = await killAtRandom(dataDir, settings);
  console.info(`${kills} kills in ${Math.round((Date.now() - started) / 1000)} s`, byTarget, byWork);
  for (const failure of failures) console.error(failure);
  console.info(`${promises} answers with 2xx; ${failures.length} things that were not true afterwards.`);
  return failures.length === 0;
}
