/** `npm run gauntlet -- FOLDER`: sends every file of a folder through all the ways in, and says what went wrong. */
import { bundled } from '../support/bundled.mjs';

await import(await bundled('tests/gauntlet/gauntlet.ts'));
