/**
 * `npm run bench [-- --rows 100000,1000000] [--only served|uploads|cuts|queries] [--seconds 4]`: how a site answers beside a bare server, and
 * how long the queries of each page take, for galleries of these sizes.
 */
import { bundled } from '../support/bundled.mjs';

await import(await bundled('tests/bench/bench.ts'));
