import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const messages = path.join(projectRoot, 'app/messages');
const target = path.join(projectRoot, 'public/build/messages');
const ROOMS = 'rooms.server.ts';
const GROUPS = JSON.parse(readFileSync(new URL('message-groups.json', import.meta.url), 'utf8'));

const languages = readdirSync(messages, { withFileTypes: true }).filter((entry) => entry.isDirectory());

export function digestMessages() {
  const digest = createHash('sha256')
    .update(readFileSync(new URL(import.meta.url)))
    .update(JSON.stringify(GROUPS));
  const files = readdirSync(messages, { recursive: true }).filter((name) => name.endsWith('.ts'));
  for (const name of files.sort()) digest.update(readFileSync(path.join(messages, name)));
  return digest.digest('hex');
}

const options = { absWorkingDir: projectRoot, bundle: true, minify: true, format: 'esm', logLevel: 'error' };

async function roomNames() {
  const entryPoints = [path.join(messages, 'en', ROOMS)];
  const { metafile } = await build({ ...options, entryPoints, metafile: true, write: false });
  return Object.values(metafile.outputs)[0].exports;
}

const CALL = /(?<![.\w$])[\w$]+\("(\w+)"\)/g;

const program = (language, rooms) => ({
  contents: `import { ${rooms} } from './${language}/rooms.server'; globalThis.tapetaMessages = { ...globalThis.tapetaMessages, ${rooms} };`,
  resolveDir: messages,
});

function optionsFor({ name: language }, [group, rooms], version) {
  const outfile = path.join(target, `${language}-${group}-${version}.js`);
  return { ...options, stdin: program(language, rooms), outfile };
}

/**
 * Writes the messages that the browser needs: a file for each language and group of pages (message-files.ts).
 * @param texts of the scripts of routes: those that load at once, or with those that load later
 */
export async function writeMessages(version, { atOnce, atLast }) {
  const names = await roomNames();
  const roomsIn = (scripts) => {
    const called = scripts.flatMap((script) => [...script.matchAll(CALL)].map(([, name]) => name));
    return names.filter((name) => called.includes(name));
  };
  const isStart = (id) => ['root', 'routes/_site', 'routes/_site._index'].includes(id);
  const site = roomsIn(atOnce(isStart));
  /** @param isWanted by the first part of the address */
  const besides = (isWanted) => {
    const isOf = (id) => isStart(id) || (id.startsWith('routes/_site.') && isWanted(id.split('.')[1]));
    return roomsIn(atLast(isOf)).filter((name) => !site.includes(name));
  };
  const groups = Object.entries({
    site,
    gallery: besides((start) => GROUPS.gallery.includes(start)),
    texts: besides((start) => GROUPS.texts.includes(start)),
    others: besides((start) => !Object.values(GROUPS).flat().includes(start)),
    admin: roomsIn(atLast((id) => id === 'root' || id.startsWith('routes/admin'))),
  });
  await Promise.all(
    languages.flatMap((language) => groups.map((group) => build(optionsFor(language, group, version)))),
  );
}

/** For the development server: all messages in each file, written again whenever one changes. */
async function watchMessages() {
  const names = await roomNames();
  for (const language of languages) {
    for (const group of ['site', ...Object.keys(GROUPS), 'others', 'admin']) {
      await (await context(optionsFor(language, [group, names], 'development'))).watch();
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await watchMessages();
