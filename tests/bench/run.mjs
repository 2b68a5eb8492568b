/** `npm run bench -- --rows 100000,1000000`: how long each page's queries take, for galleries of these sizes. */
import { bundled } from '../support/bundled.mjs';

await import(await bundled('tests/bench/bench.ts'));
