/** Patches for packages that cannot wait for a release. Each file in patches/ says why it exists. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyPatch, parsePatch, reversePatch } from 'diff';
import { projectRoot } from './source-hash.mjs';

/** Applies missing patches. @throws when a package does not have the version its patch was made for */
export function patchPackages(root = projectRoot) {
  const folder = path.join(root, 'patches');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.patch'))) {
    requireVersion(root, name);
    for (const patch of parsePatch(readFileSync(path.join(folder, name), 'utf8'))) patchFile(root, name, patch);
  }
}

/** Installs packages again if they were patched by another version of Tapeta. */
export async function patchOrInstall(install, root = projectRoot) {
  try {
    patchPackages(root);
  } catch {
    await install();
    patchPackages(root);
  }
}

function refuse(name, reason) {
  throw new Error(`patches/${name} ${reason}. Make it again, or delete it if it is no longer needed.`);
}

/** A patch is named after its package and version: @scope+name+1.2.3.patch. */
function requireVersion(root, name) {
  const [wanted, ...parts] = name
    .replace(/\.patch$/, '')
    .split('+')
    .reverse();
  const file = path.join(root, 'node_modules', ...parts.reverse(), 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  if (version !== wanted) refuse(name, `is for another version than ${version}, which is installed`);
}

function patchFile(root, name, patch) {
  const place = patch.oldFileName.replace(/^a\//, '');
  const file = path.join(root, place);
  const source = readFileSync(file, 'utf8');
  if (applyPatch(source, reversePatch(patch)) !== false) return;
  const patched = applyPatch(source, patch);
  if (patched === false) refuse(name, `does not fit ${place}`);
  // Written as a new file: the package manager may share the old one with other projects.
  writeFileSync(`${file}.patched`, patched);
  renameSync(`${file}.patched`, file);
}
