import { createCookie } from '@remix-run/node';
import { z } from 'zod';
import { requestContext } from '~/http/request/request-context.server';
import { cookieName } from '~/lib/cookie-name';
import { env } from '~/lib/env.server';

export interface Flash {
  kind: 'success' | 'error';
  title: string;
  text?: string;
  link?: { path: string; label: string };
  /** A button to undo or continue. */
  form?: { path: string; label: string; fields: Record<string, string | number[]> };
}

const FlashShape = z.object({
  kind: z.enum(['success', 'error']),
  title: z.string(),
  text: z.string().optional(),
  link: z.object({ path: z.string(), label: z.string() }).optional(),
  form: z
    .object({
      path: z.string(),
      label: z.string(),
      fields: z.record(z.string(), z.union([z.string(), z.array(z.number())])),
    })
    .optional(),
});

function flashCookie() {
  const { isHttps } = requestContext();
  return createCookie(cookieName(isHttps ? '__Host-flash' : 'flash'), {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps,
    maxAge: 60,
    secrets: env.SESSION_SECRET ? [env.SESSION_SECRET] : undefined,
  });
}

export async function flashHeaders(flash: Flash): Promise<Record<string, string>> {
  return { 'Set-Cookie': await flashCookie().serialize(flash) };
}

export async function takeFlash(request: Request): Promise<{ flash: Flash; headers: Record<string, string> } | null> {
  const cookie = flashCookie();
  const parsed = FlashShape.safeParse(await cookie.parse(request.headers.get('Cookie')));
  if (!parsed.success) return null;
  return { flash: parsed.data, headers: { 'Set-Cookie': await cookie.serialize('', { maxAge: 0 }) } };
}
