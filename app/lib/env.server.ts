import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const wholeNumber = (min: number, max: number) =>
  z.coerce.number({ error: 'must be a number' }).int('must be a whole number').min(min).max(max);

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address such as https://example.org' })
  .transform((value) => value.replace(/\/+$/, ''));

const MAILBOX_WITH_NAME = /^(?:[^\s@<>]+@[^\s@<>]+|[^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>)$/;

const EnvSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: wholeNumber(1, 65535).default(3000),
    HOST: z.string().optional(),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((value) => path.resolve(value)),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/database' })
      .optional(),
    SITE_URL: webAddress.optional(),
    SITE_NAME: z.string().trim().min(1).max(60).default('Tapeta'),
    ADMIN_USERNAME: z.string().trim().min(1).max(64).default('admin'),
    ADMIN_PASSWORD: z
      .string()
      .min(8, 'must have at least 8 characters')
      .max(256, 'must have at most 256 characters')
      .optional(),
    SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    TRUST_PROXY: z.string().trim().optional(),
    WEB_CONCURRENCY: wholeNumber(1, 64).default(availableParallelism()),
    ANSWER_CACHE_MB: wholeNumber(0, 65536).default(64),
    BACKUP_DIR: z
      .string()
      .refine((value) => !/^\w+:\/\//.test(value), 'must be a folder')
      .transform((value) => path.resolve(value))
      .optional(),
    BACKUP_KEEP: wholeNumber(1, 10_000).default(7),
    BACKUP_TIME: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in UTC such as 03:30')
      .default('03:30'),
    METRICS_PORT: wholeNumber(1, 65535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    MAX_UPLOAD_MB: wholeNumber(1, 2000).default(50),
    MAX_MEGAPIXELS: wholeNumber(1, 268).default(75),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'must look like smtp://user:password@host:587 or smtps://user:password@host:465',
      })
      .optional(),
    MAIL_FROM: z
      .string()
      .trim()
      .regex(MAILBOX_WITH_NAME, 'must look like hello@example.org or My gallery <hello@example.org>')
      .optional(),
    CONTACT_EMAIL: z.email('must be an e-mail address such as hello@example.org').optional(),
    SOCIAL_X_URL: webAddress.optional(),
    SOCIAL_INSTAGRAM_URL: webAddress.optional(),
    SOCIAL_FACEBOOK_URL: webAddress.optional(),
    SOCIAL_PINTEREST_URL: webAddress.optional(),
    SOCIAL_MASTODON_URL: webAddress.optional(),
    SOCIAL_GITHUB_URL: webAddress.optional(),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, { path: ['METRICS_PORT'], error: 'must not be PORT' });

export type Env = Readonly<z.infer<typeof EnvSchema>>;

function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = EnvSchema.safeParse(given);
  if (result.success) return Object.freeze(result.data);
  for (const issue of result.error.issues) {
    console.error(`Tapeta cannot start: ${String(issue.path[0])} ${issue.message}.`);
  }
  process.exit(1);
}

export const env = readEnv(process.env);

/** The operator's own pages elsewhere, and the feed of this site. */
export function socialLinks(): { name: string; url: string }[] {
  const links = {
    X: env.SOCIAL_X_URL,
    Instagram: env.SOCIAL_INSTAGRAM_URL,
    Facebook: env.SOCIAL_FACEBOOK_URL,
    Pinterest: env.SOCIAL_PINTEREST_URL,
    Mastodon: env.SOCIAL_MASTODON_URL,
    GitHub: env.SOCIAL_GITHUB_URL,
    RSS: '/feed.xml',
  };
  return Object.entries(links).flatMap(([name, url]) => (url ? [{ name, url }] : []));
}
