/**
 * `npm run bench [-- --rows 100000,1000000] [--only served|uploads|cuts|queries] [--seconds 4]`: compares a
 * site with a bare server, and measures the queries of each page, for galleries of these sizes.
 */
import { bundled } from '../support/bundled.mjs';

await import(await bundled('tests/bench/bench.ts'));
