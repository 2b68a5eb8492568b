import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** The file, or the files below the folder whose names match. */
export function filesOf(place, pattern) {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true })
    .filter((name) => pattern.test(name))
    .map((name) => path.join(place, name));
}
