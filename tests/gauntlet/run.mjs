/** `npm run gauntlet -- FOLDER`: adds every file of a folder in every possible way, and reports faults. */
import { bundled } from '../support/bundled.mjs';

await import(await bundled('tests/gauntlet/gauntlet.ts'));
