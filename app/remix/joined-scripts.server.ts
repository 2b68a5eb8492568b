import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import { env } from '~/lib/env.server';
import { projectRoot } from '~/platform/project-root.server';

type Scripts = ServerBuild['assets'];

/** What join-scripts.mjs wrote; null in `npm run dev`, which has the compiler's own files. `visitorsUrl` lists visitors' pages. */
export const joinedScripts = (): (Scripts & { visitorsUrl: string }) | null =>
  env.NODE_ENV === 'development'
    ? null
    : JSON.parse(readFileSync(path.join(projectRoot, 'build/server/assets.json'), 'utf8'));
