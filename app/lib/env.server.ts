import path from 'node:path';
import { z } from 'zod';
import { isLanguage, LANGUAGES, type Language } from '../messages/languages';
import { messagesOf } from '../messages/messages';
import { isMailbox } from './email';
import { DatabaseUrl } from './settings/database-url';
import { defaultWorkers } from './settings/machine.server';
import { isSiteAddress } from './settings/site-address';
import { TrustedProxies } from './settings/trusted-proxies';
import { trimmed } from './trimmed';

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: () => messagesOf('environment').wholeNumber(min, max) })
    .int()
    .min(min)
    .max(max);

const shortText = (max: number) => {
  const error = () => messagesOf('environment').textLength(max);
  return z.string().trim().min(1, { error }).max(max, { error });
};

const webAddress = z
  .url({ protocol: /^https?$/, error: () => messagesOf('environment').webAddress })
  .transform((value) => trimmed(value, '/'));

const siteAddress = webAddress.refine((value) => !URL.canParse(value) || isSiteAddress(value), {
  error: () => messagesOf('environment').siteAddress,
});

const boolean = z.stringbool({
  truthy: ['true', '1'],
  falsy: ['false', '0'],
  error: () => messagesOf('environment').boolean,
});

/** A folder in a bucket, for backups. */
const BUCKET_FOLDER = /^s3:\/\/[A-Za-z0-9][A-Za-z0-9._-]{1,254}(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/*$/;

const isInBucket = (place?: string) => place?.startsWith('s3://') ?? false;

const S3_TOGETHER = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const S3_DETAILS = ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE', 'S3_PREFIX'] as const;

const CODES = Object.keys(LANGUAGES).join(', ');

const language = z
  .string()
  .refine(isLanguage, { error: () => messagesOf('environment').language(CODES) })
  .transform((code) => code as Language);

export const EnvSchema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], { error: () => messagesOf('environment').nodeEnv })
      .default('production'),
    PORT: wholeNumber(1, 65535).default(3000).describe('The port to listen on.'),
    HOST: z
      .string()
      .optional()
      .meta({ description: 'The network address to listen on. All by default.', examples: ['127.0.0.1'] }),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((value) => path.resolve(value))
      .meta({ description: 'The folder for the database, pictures and secrets.', examples: ['./data'] }),
    /** Set by the launcher for the processes it starts. */
    GALLERY_ID: z.uuid().optional(),
    SECRET_FINGERPRINT: z.string().optional(),
    /** Set by the mirror: its lists stay in one order. */
    SHUFFLE_SEED: wholeNumber(0, 999_999_999).optional(),
    /** Set by tests: how many times shorter intervals are. */
    PACE: wholeNumber(1, 100).default(1),
    DATABASE_URL: DatabaseUrl.optional().meta({
      description: 'Your own PostgreSQL, 15 or newer, instead of the embedded one.',
      examples: ['postgres://tapeta:password@db.example:5432/tapeta'],
    }),
    DATABASE_REPLICA_URL: DatabaseUrl.optional().meta({
      description: 'A streaming replica of that database, for public reads.',
      examples: ['postgres://tapeta:password@replica.example:5432/tapeta'],
    }),
    SITE_URL: siteAddress.optional().meta({
      description: 'The address visitors use. Needed behind a proxy, and for email to subscribers.',
      examples: ['https://wallpapers.example'],
    }),
    SITE_NAME: shortText(60).default('Tapeta').describe('The name shown in titles and on pages.'),
    ACCENT_COLOUR: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, { error: () => messagesOf('environment').colour })
      .optional()
      .meta({
        description:
          'The colour of the main button, focus rings and the current tab, with six digits. Text stays readable in both themes. Amber by default.',
        examples: ['#3b82f6'],
      }),
    SITE_LANGUAGE: language
      .default('en')
      .meta({ description: `The language of the site: ${CODES}.`, examples: ['es'] }),
    SITE_LANGUAGES: z
      .string()
      .transform((value) => value.split(',').map((code) => code.trim().toLowerCase()))
      .pipe(z.array(language))
      .default([])
      .meta({
        description:
          'All languages of the site, comma-separated. Pages in the others have their own addresses, such as /es/help. Only SITE_LANGUAGE by default.',
        examples: ['en,es'],
      }),
    ADMIN_USERNAME: shortText(64).default('admin').describe('The administrator created at the first start.'),
    ADMIN_PASSWORD: z
      .string()
      .min(8, { error: () => messagesOf('environment').minLength(8) })
      .max(256, { error: () => messagesOf('environment').maxLength(256) })
      .optional()
      .meta({
        description: 'Only for the first start. Without it, a password is generated and shown once.',
        examples: [''],
      }),
    SESSION_SECRET: z
      .string()
      .min(32, { error: () => messagesOf('environment').minLength(32) })
      .optional()
      .meta({
        description:
          'Signs cookies, and encrypts the second factor and the mail password. At least 32 characters, the same on all machines of a site. By default it is generated and kept in DATA_DIR.',
        examples: [''],
      }),
    HSTS_INCLUDE_SUBDOMAINS: z
      .stringbool({ error: () => messagesOf('environment').boolean })
      .default(false)
      .describe('Whether https is also forced on all subdomains.'),
    TRUST_PROXY: TrustedProxies.optional().meta({
      description:
        'The proxies whose X-Forwarded-* headers are trusted: their number, or their addresses and ranges, comma-separated. None by default.',
      examples: ['1'],
    }),
    WEB_CONCURRENCY: wholeNumber(1, 64)
      .default(defaultWorkers)
      .meta({
        description: 'Number of worker processes. By default one per core, or fewer if memory is short.',
        examples: ['2'],
      }),
    ANSWER_CACHE_MB: wholeNumber(0, 65536)
      .default(64)
      .describe('Memory per worker for finished pages, in MB. 0 turns this cache off.'),
    CUT_CACHE_MB: wholeNumber(64, 1_048_576).default(1024).describe('Disk space for cached screen cuts, in MB.'),
    BACKUP_DIR: z
      .string()
      .refine((value) => BUCKET_FOLDER.test(value) || !/^\w+:\/\//.test(value), {
        error: () => messagesOf('environment').backupDir,
      })
      .transform((value) => (isInBucket(value) ? trimmed(value, '/') : path.resolve(value)))
      .optional()
      .meta({
        description: 'A folder, or a folder in a bucket, for daily backups. No backups by default.',
        examples: ['/backups/gallery'],
      }),
    BACKUP_KEEP: wholeNumber(1, 10_000).default(7).describe('How many of these backups to keep.'),
    BACKUP_TIME: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => messagesOf('environment').backupTime })
      .default('03:30')
      .describe('When to back up, in UTC.'),
    METRICS_PORT: wholeNumber(1, 65535)
      .optional()
      .meta({ description: 'The port on which Prometheus can read /metrics. Off by default.', examples: ['9464'] }),
    METRICS_HOST: z.string().default('127.0.0.1').describe('The address on which METRICS_PORT listens.'),
    LOG_LEVEL: z
      .enum(['error', 'warn', 'info', 'debug'], { error: () => messagesOf('environment').logLevel })
      .default('info')
      .describe('How much to log: error, warn, info or debug.'),
    LOG_FORMAT: z
      .enum(['json', 'pretty'], { error: () => messagesOf('environment').logFormat })
      .optional()
      .meta({
        description: 'The log format: pretty or json. By default pretty in a terminal, otherwise json.',
        examples: ['json'],
      }),
    MAX_UPLOAD_MB: wholeNumber(1, 2000).default(50).describe('The largest upload, in MB.'),
    MAX_MEGAPIXELS: wholeNumber(1, 268).default(75).describe('The largest picture, in megapixels.'),
    MIN_WIDTH: wholeNumber(1, 16_383)
      .default(640)
      .describe('The minimum width of a picture in pixels, in either orientation.'),
    MIN_HEIGHT: wholeNumber(1, 16_383)
      .default(480)
      .describe('The minimum height of a picture in pixels, in either orientation.'),
    S3_ENDPOINT: webAddress.optional().meta({
      description: 'The S3-compatible service for S3_BUCKET or backups. Amazon S3 by default.',
      examples: ['https://s3.example'],
    }),
    S3_BUCKET: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/, { error: () => messagesOf('environment').bucket })
      .optional()
      .meta({
        description: 'The bucket for pictures, in an S3-compatible service. DATA_DIR by default. See docs/running.md.',
        examples: ['my-gallery'],
      }),
    S3_REGION: z
      .string()
      .trim()
      .min(1)
      .optional()
      .meta({ description: 'The region of the service. us-east-1 by default.', examples: ['eu-central-1'] }),
    S3_ACCESS_KEY_ID: z
      .string()
      .trim()
      .min(1)
      .optional()
      .meta({ description: 'The access key for the bucket.', examples: [''] }),
    S3_SECRET_ACCESS_KEY: z
      .string()
      .trim()
      .min(1)
      .optional()
      .meta({ description: 'The secret for that key.', examples: [''] }),
    S3_FORCE_PATH_STYLE: boolean.optional().meta({
      description: 'Whether the bucket name is part of the path. By default true with S3_ENDPOINT, otherwise false.',
      examples: ['true'],
    }),
    S3_PREFIX: z
      .string()
      .regex(/^\/*[A-Za-z0-9_-][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/*$/, {
        error: () => messagesOf('environment').prefix,
      })
      .transform((value) => `${trimmed(value, '/')}/`)
      .optional()
      .meta({ description: 'A folder in the bucket that only Tapeta uses. None by default.', examples: ['gallery'] }),
    PUBLIC_FILES_URL: webAddress.optional().meta({
      description: 'Where browsers load pictures from: a CDN in front of this site or of the bucket.',
      examples: ['https://pictures.example'],
    }),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: () => messagesOf('environment').smtpUrl,
      })
      .optional()
      .meta({
        description: 'The mail server for contact messages and email to subscribers. See docs/running.md.',
        examples: ['smtp://user:password@mail.example:587'],
      }),
    MAIL_FROM: z
      .string()
      .trim()
      .refine(isMailbox, { error: () => messagesOf('environment').mailFrom })
      .optional()
      .meta({
        description: 'The sender of these emails. CONTACT_EMAIL by default.',
        examples: ['My gallery <gallery@wallpapers.example>'],
      }),
    LETTERS_PER_MINUTE: wholeNumber(1, 10_000)
      .default(60)
      .describe('The maximum number of newsletter emails per minute.'),
    CONTACT_EMAIL: z
      .email({ error: () => messagesOf('environment').email })
      .optional()
      .meta({
        description:
          'Your address for contact messages and reports. Also shown on the contact, help, terms and privacy pages.',
        examples: ['hello@wallpapers.example'],
      }),
    SOCIAL_X_URL: webAddress
      .optional()
      .meta({ description: 'Your page on X, linked in the top bar and the footer.', examples: [''] }),
    SOCIAL_INSTAGRAM_URL: webAddress.optional().meta({ description: 'Your page on Instagram.', examples: [''] }),
    SOCIAL_FACEBOOK_URL: webAddress.optional().meta({ description: 'Your page on Facebook.', examples: [''] }),
    SOCIAL_PINTEREST_URL: webAddress.optional().meta({ description: 'Your page on Pinterest.', examples: [''] }),
    SOCIAL_MASTODON_URL: webAddress.optional().meta({ description: 'Your page on Mastodon.', examples: [''] }),
    SOCIAL_GITHUB_URL: webAddress.optional().meta({ description: 'Your page on GitHub.', examples: [''] }),
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    error: () => messagesOf('environment').sameAsPort,
  })
  .refine((given) => !given.DATABASE_REPLICA_URL || given.DATABASE_URL, {
    path: ['DATABASE_REPLICA_URL'],
    error: () => messagesOf('environment').needsDatabase,
  })
  .superRefine((given, context) => {
    const isBackupInBucket = isInBucket(given.BACKUP_DIR);
    if (!isBackupInBucket && ![...S3_TOGETHER, ...S3_DETAILS].some((name) => given[name] !== undefined)) return;
    for (const name of S3_TOGETHER) {
      if (given[name] !== undefined) continue;
      // A gallery on the disk may still keep its backups in a bucket.
      if (name === 'S3_BUCKET' && isBackupInBucket && given.S3_PREFIX === undefined) continue;
      context.addIssue({
        code: 'custom',
        path: [name],
        message: messagesOf('environment').missingWith(S3_TOGETHER.join(', ')),
      });
    }
  });

export type Env = Readonly<z.infer<typeof EnvSchema>>;

function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = EnvSchema.safeParse(given);
  if (result.success) return Object.freeze(result.data);
  const problems = new Map(result.error.issues.map(({ path: [name], message }) => [String(name), message]));
  for (const [name, problem] of problems) console.error(messagesOf('environment').cannotStart(name, problem));
  process.exit(1);
}

export const env = readEnv(process.env);

/** An interval that tests shorten. */
export const paced = (ms: number): number => ms / env.PACE;

/** Whether the environment sets it, so that the browser can't. */
export const isGiven = (name: keyof Env): boolean => Boolean(process.env[name]);

globalThis.tapetaPublicFiles = env.PUBLIC_FILES_URL;
globalThis.tapetaGallery = env.GALLERY_ID?.slice(0, 8);

/** Null without an access key. */
export function objectService() {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT, S3_REGION, S3_FORCE_PATH_STYLE } = env;
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Bucket names in the host need DNS that few self-hosted services have.
    forcePathStyle: S3_FORCE_PATH_STYLE ?? S3_ENDPOINT !== undefined,
  };
}

/** Null when files are kept in DATA_DIR. */
export function objectStorage() {
  const service = objectService();
  return service && env.S3_BUCKET ? { ...service, bucket: env.S3_BUCKET, prefix: env.S3_PREFIX ?? '' } : null;
}
