/**
 * `npm run bench [-- --rows 100000,1000000] [--only served|traffic|uploads|cuts|queries] [--seconds 4]
 * [--beside ../other]`: compares a site with a bare server, real traffic with another version's, and measures the queries of each
 * page, for galleries of these sizes.
 */
import { bundled } from '../support/bundled.mjs';

await import(await bundled('tests/bench/bench.ts'));
