/** Carries a login from the password to the second factor, in the form itself: until then there is no session to steal. */
import { z } from 'zod';
import { seal, unseal } from '~/lib/sealed.server';

const PURPOSE = 'login';
const VALID_MS = 10 * 60_000;

const Ticket = z.object({ administratorId: z.number(), username: z.string(), until: z.number() });

type LoginTicket = Omit<z.output<typeof Ticket>, 'until'>;

export function makeTicket(login: LoginTicket): string {
  const text = JSON.stringify({ ...login, until: Date.now() + VALID_MS });
  return seal(PURPOSE, Buffer.from(text)).toString('base64url');
}

/** Null for a made-up or expired one. */
export function readTicket(text: unknown): LoginTicket | null {
  if (typeof text !== 'string') return null;
  const opened = unseal(PURPOSE, Buffer.from(text, 'base64url'));
  if (!opened) return null;
  const ticket = Ticket.parse(JSON.parse(opened.toString()));
  return ticket.until > Date.now() ? ticket : null;
}
