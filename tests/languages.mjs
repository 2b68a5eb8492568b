/**
 * `npm run languages -- fr`: lists the messages that a language lacks, has too much, or still has in English. Without a name,
 * for all languages. Start a new one with an empty folder below app/messages.
 */
import { existsSync, readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { isSentence, textsOf } from './support/message-texts.mjs';

const FOLDER = 'app/messages';

async function textsIn(language) {
  const files = readdirSync(`${FOLDER}/${language}`, { recursive: true }).filter(
    (name) => name.includes('/') && name.endsWith('.ts') && !name.startsWith('commands/'),
  );
  const contents = files.map((name) => `export * from './${name}';`).join('\n') || 'export {}';
  const options = { bundle: true, format: 'esm', write: false, logLevel: 'error' };
  const { outputFiles } = await build({ ...options, stdin: { contents, resolveDir: `${FOLDER}/${language}` } });
  const rooms = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
  return new Map(Object.entries(rooms).flatMap(([room, value]) => textsOf(value, room)));
}

const given = process.argv.slice(2);
const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const languages = given.length > 0 ? given : folders.map(({ name }) => name).filter((name) => name !== 'en');
const english = await textsIn('en');
for (const language of languages) {
  if (!existsSync(`${FOLDER}/${language}`)) {
    console.error(`There is no folder ${FOLDER}/${language}.`);
    process.exitCode = 1;
    continue;
  }
  const own = await textsIn(language);
  const missing = [...english.keys()].filter((path) => !own.has(path));
  const extra = [...own.keys()].filter((path) => !english.has(path));
  const same = [...own].filter(([path, text]) => english.get(path) === text && isSentence(text)).map(([path]) => path);
  console.info(`${language}: ${missing.length} missing, ${extra.length} unknown, ${same.length} as in English`);
  for (const [what, paths] of Object.entries({ missing, unknown: extra, 'as in English': same })) {
    for (const path of paths) console.info(`  ${what}: ${path}`);
  }
}
