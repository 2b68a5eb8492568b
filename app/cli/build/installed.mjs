import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './source-hash.mjs';

/** Compares node_modules with package-lock.json: 'missing' (or outdated), 'production' (no development packages) or 'complete'. */
export function installedPackages() {
  const installed = readPackages('node_modules/.package-lock.json');
  if (!installed) return 'missing';
  const wanted = Object.entries(readPackages('package-lock.json')).filter(([name]) => name !== '');
  const isThere = (name) => existsSync(path.join(projectRoot, name, 'package.json'));
  const absent = wanted.filter(([name, { version }]) => installed[name]?.version !== version || !isThere(name));
  // npm leaves out packages for other systems.
  const lacking = absent.filter(([name, { optional, devOptional }]) => installed[name] || !(optional || devOptional));
  if (lacking.length === 0) return 'complete';
  const isProduction = lacking.every(([name, { dev }]) => dev && !installed[name]);
  return isProduction ? 'production' : 'missing';
}

function readPackages(file) {
  const location = path.join(projectRoot, file);
  return existsSync(location) ? JSON.parse(readFileSync(location, 'utf8')).packages : null;
}
