import type { z } from 'zod';
import { EnvSchema } from '~/lib/env.server';

const WIDTH = 120;

const HEAD = comment(
  'Every setting of Tapeta, with its default or an example. All of them are optional. “npm run docs:env” writes this file. ' +
    "Tapeta reads its environment, not this file: use “node --env-file”, systemd's EnvironmentFile or compose's env_file.",
);

function comment(text: string): string {
  const lines = ['#'];
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > WIDTH) lines.push('#');
    lines[lines.length - 1] += ` ${word}`;
  }
  return lines.join('\n');
}

/** Variables that processes of a site pass to one another have no description, and are left out. */
export function envExample(): string {
  const settings = Object.entries(EnvSchema.shape).map(([name, schema]) => {
    const { description, examples = [] } = (schema as z.ZodType).meta() ?? {};
    if (!description) return '';
    return `\n${comment(description)}\n#${name}=${(examples as string[])[0] ?? (schema as z.ZodType).parse(undefined)}\n`;
  });
  return `${HEAD}\n${settings.join('')}`;
}
