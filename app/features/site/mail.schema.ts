import { z } from 'zod';
import { cleaned } from '~/lib/clean-text';
import { isAddress, isMailbox } from '~/lib/email';
import { isSiteAddress } from '~/lib/settings/site-address';
import { messagesOf } from '~/messages/messages';

const wrong = (field: 'host' | 'port' | 'security' | 'tooLong' | 'sender' | 'to' | 'siteUrl') => ({
  error: () => messagesOf('siteMail').errors[field],
});

const line = (most: number) =>
  z
    .string()
    .default('')
    .transform((value) => cleaned(value).trim())
    .pipe(z.string().max(most, wrong('tooLong')));

export const MailInput = z.object({
  host: line(253).refine((value) => /^[\w.:[\]-]*$/.test(value), wrong('host')),
  port: z.preprocess(
    (given) => (given === '' ? undefined : given),
    z.coerce.number(wrong('port')).int(wrong('port')).min(1, wrong('port')).max(65_535, wrong('port')).default(587),
  ),
  security: z.enum(['starttls', 'tls', 'none'], wrong('security')).default('starttls'),
  user: line(200),
  /** Blank keeps the stored one. */
  password: z.string().max(500, wrong('tooLong')).default(''),
  from: line(200).refine((value) => value === '' || isMailbox(value), wrong('sender')),
  to: line(200).refine((value) => value === '' || isAddress(value), wrong('to')),
  siteUrl: line(200)
    .refine((value) => value === '' || isSiteAddress(value), wrong('siteUrl'))
    .transform((value) => value && new URL(value).origin),
  intent: z.enum(['save', 'test']).default('save'),
});
export type MailValue = z.output<typeof MailInput>;
