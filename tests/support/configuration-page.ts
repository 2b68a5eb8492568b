/** docs/configuration.md, from the schema of the environment. */
import type { z } from 'zod';
import { EnvSchema } from '~/lib/env.server';

interface Group {
  heading: string;
  /** What the table cannot say: one or two sentences, and where to read on. */
  lead: string;
  names: string[];
}

export const GROUPS: Group[] = [
  {
    heading: 'Put the site on the network',
    lead: 'A site on the public internet needs `SITE_URL` and `TRUST_PROXY`: [Behind a proxy](running.md#behind-a-proxy).',
    names: ['SITE_URL', 'TRUST_PROXY', 'PORT', 'HOST', 'HSTS_INCLUDE_SUBDOMAINS'],
  },
  {
    heading: 'Name it and log in',
    lead:
      'Tapeta reads `ADMIN_USERNAME` and `ADMIN_PASSWORD` only at the first start: [The administrator’s password](running.md#the-administrators-password). ' +
      'Before you change `SESSION_SECRET`, read [Change SESSION_SECRET](running.md#change-session_secret).',
    names: ['SITE_NAME', 'ACCENT_COLOUR', 'ADMIN_USERNAME', 'ADMIN_PASSWORD', 'SESSION_SECRET'],
  },
  {
    heading: 'Choose its languages',
    lead: 'What each language covers, and how to add one: [Languages](languages.md).',
    names: ['SITE_LANGUAGE', 'SITE_LANGUAGES'],
  },
  {
    heading: 'Link your other pages',
    lead: 'Each link appears in the top bar and in the footer.',
    names: [
      'SOCIAL_X_URL',
      'SOCIAL_INSTAGRAM_URL',
      'SOCIAL_FACEBOOK_URL',
      'SOCIAL_PINTEREST_URL',
      'SOCIAL_MASTODON_URL',
      'SOCIAL_GITHUB_URL',
    ],
  },
  {
    heading: 'Send mail',
    lead: "Email to subscribers also needs `SITE_URL`, or the site's address under Site, Mail: [Mail](running.md#mail).",
    names: ['SMTP_URL', 'MAIL_FROM', 'LETTERS_PER_MINUTE', 'CONTACT_EMAIL'],
  },
  {
    heading: 'Limit what is uploaded',
    lead: 'Larger pictures need more memory: [Memory](running.md#memory).',
    names: ['MAX_UPLOAD_MB', 'MAX_MEGAPIXELS', 'MIN_WIDTH', 'MIN_HEIGHT'],
  },
  {
    heading: 'Choose where data is stored',
    lead:
      'By default everything is in `DATA_DIR`: [Files in DATA_DIR](running.md#files-in-data_dir). For an external database, ' +
      'see [Use your own PostgreSQL](running.md#use-your-own-postgresql).',
    names: ['DATA_DIR', 'DATABASE_URL', 'DATABASE_REPLICA_URL'],
  },
  {
    heading: 'Store pictures in a bucket',
    lead:
      'Works with any S3-compatible service: [Store pictures in a bucket](running.md#store-pictures-in-a-bucket). ' +
      'Set `S3_BUCKET`, `S3_ACCESS_KEY_ID` and `S3_SECRET_ACCESS_KEY` together.',
    names: [
      'S3_BUCKET',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'S3_ENDPOINT',
      'S3_REGION',
      'S3_PREFIX',
      'S3_FORCE_PATH_STYLE',
      'PUBLIC_FILES_URL',
    ],
  },
  {
    heading: 'Back up every day',
    lead: 'Set `BACKUP_DIR`, and the site backs itself up: [Backups](running.md#backups).',
    names: ['BACKUP_DIR', 'BACKUP_KEEP', 'BACKUP_TIME'],
  },
  {
    heading: 'Tune memory and processes',
    lead:
      'The defaults follow the number of cores and the memory: [Memory](running.md#memory). What the answer cache keeps: ' +
      '[decision 2](decisions/0002-answers-kept-in-memory.md).',
    names: ['WEB_CONCURRENCY', 'ANSWER_CACHE_MB', 'CUT_CACHE_MB'],
  },
  {
    heading: 'Monitor the site',
    lead:
      'See [Log](running.md#log) and [Metrics](running.md#metrics). There is a ' +
      '[dashboard for Grafana](deploy/grafana-dashboard.json).',
    names: ['LOG_LEVEL', 'LOG_FORMAT', 'METRICS_PORT', 'METRICS_HOST'],
  },
];

/** Defaults that depend on the machine, as the reader should see them. */
const SHOWN_DEFAULTS: Record<string, string> = { DATA_DIR: '`./data`', WEB_CONCURRENCY: 'one per core' };

const HEAD = `<!-- Written by “npm run docs:env” from app/lib/env.server.ts. Edit the descriptions there, and groups in tests/support/configuration-page.ts. -->

# Configuration

Set environment variables before you start Tapeta. All of them are optional. You can also set the name, colour, links and mail [in the
browser](running.md#settings-in-the-browser), where a variable takes precedence.

\`\`\`sh
SITE_URL=https://wallpapers.example TRUST_PROXY=127.0.0.1 npm start
\`\`\`

Tapeta doesn't read \`.env\` on its own. Put the variables where your service manager looks for them:

| You start it with | Put them in |
|---|---|
| \`npm start\` | your shell, or a file: \`node --env-file=tapeta.env build/cli/start.js\` after a build |
| [systemd](deploy/systemd.md) | \`/etc/tapeta.env\` |
| [Docker Compose](deploy/docker.md) | \`.env\` beside compose.yaml |

[.env.example](../.env.example) lists every variable, ready to copy. Tapeta checks all of them at the start. An invalid value stops it
with a message that names the variable, and a misspelt name gets a warning. To apply a change, restart Tapeta.
`;

function row(name: string): string {
  const schema = EnvSchema.shape[name as keyof typeof EnvSchema.shape] as z.ZodType;
  const { description = '', examples = [] } = schema.meta() ?? {};
  const [example] = examples as string[];
  const fallback = schema.safeParse(undefined).data;
  const shown = SHOWN_DEFAULTS[name] ?? (String(fallback ?? '') === '' ? '' : `\`${fallback}\``);
  const hint = example && !shown ? ` Example: \`${example}\`` : '';
  return `| \`${name}\` | ${shown} | ${description.replaceAll('|', '\\|')}${hint} |\n`;
}

export function configurationPage(): string {
  const groups = GROUPS.map(
    ({ heading, lead, names }) =>
      `\n## ${heading}\n\n${lead}\n\n| Variable | Default | Description |\n|---|---|---|\n${names.map(row).join('')}`,
  );
  return HEAD + groups.join('');
}
