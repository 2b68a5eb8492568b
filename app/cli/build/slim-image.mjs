/** Removes what a container image does not need. Only for the first stage of the Dockerfile: afterwards nothing can be built. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './source-hash.mjs';

/** For compilers, debuggers, linkers, other runtimes, editors and readers. */
const UNUSED_FILE =
  /(\.(map|[cm]?tsx?|flow|a|bare|md|markdown)|^\.(eslintrc|nycrc|npmignore|editorconfig|prettierrc).*)$/i;
const UNUSED_FOLDERS = ['typescript', '@types', 'pkgconfig', 'pgxs', 'man', 'test', 'tests', 'benchmark', 'benchmarks'];
const isLicence = (name) => /licen[cs]e|copying|notice/i.test(name);

function removeUnused(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (!entry.isDirectory()) {
      if (UNUSED_FILE.test(entry.name) && !isLicence(entry.name)) rmSync(place);
    } else if (UNUSED_FOLDERS.includes(entry.name)) rmSync(place, { recursive: true });
    else removeUnused(place);
  }
}

/** Removes the scripts that install, build or test, so that `npm run` lists the real commands. */
function keepCommands() {
  const file = path.join(projectRoot, 'package.json');
  const { devDependencies, ...manifest } = JSON.parse(readFileSync(file, 'utf8'));
  const isCommand = ([name, script]) => script.includes('node build/cli/') && name !== 'dev';
  manifest.scripts = Object.fromEntries(Object.entries(manifest.scripts).filter(isCommand));
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

const npm = path.join(path.dirname(process.execPath), '../lib/node_modules/npm');
for (const folder of [path.join(projectRoot, 'node_modules'), path.join(projectRoot, 'build'), npm])
  removeUnused(folder);
keepCommands();
