/** Changes in packages of others that cannot wait for them. Each file in patches/ says why it is there. */
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyPatch, parsePatch, reversePatch } from 'diff';
import { projectRoot } from './source-hash.mjs';

/** Patches what is not patched yet. @throws for a package of another version than the patch was made for */
export function patchPackages(root = projectRoot) {
  const folder = path.join(root, 'patches');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.patch'))) {
    requireVersion(root, name);
    for (const patch of parsePatch(readFileSync(path.join(folder, name), 'utf8'))) patchFile(root, name, patch);
  }
}

function refuse(name, reason) {
  throw new Error(`patches/${name} ${reason}. Make it anew, or delete it if it is no longer needed.`);
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
  // A file of its own: the package manager may share this one with other projects.
  writeFileSync(`${file}.patched`, patched);
  renameSync(`${file}.patched`, file);
}
