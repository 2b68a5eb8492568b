import { z } from 'zod';
import { messagesOf } from '~/messages/messages';
import { credential, LoginInput, PasswordChange } from './credentials.schema';

const code = credential(() => messagesOf('accountErrors').noCode);

export const CodeInput = z.object({ code });

/** For programs, which send both steps of a login at once. */
export const ApiLoginInput = LoginInput.extend({
  code: code.optional().meta({ description: 'The second factor, or a recovery code, if the account asks for it.' }),
});

const currentPassword = credential(() => messagesOf('accountErrors').noCurrent);

export const PasswordStep = z.object({
  intent: z.enum(['start', 'renew', 'off']),
  currentPassword,
});

/** Everything that the page of the administrator's account does. */
export const AccountInput = z.discriminatedUnion('intent', [
  PasswordChange,
  PasswordStep,
  CodeInput.extend({ intent: z.literal('confirm') }),
  z.object({ intent: z.literal('end'), currentPassword, session: z.string().regex(/^(?:[\da-f]{16}|others)$/) }),
  z.object({ intent: z.literal('cancel') }),
]);

type AccountValue = z.output<typeof AccountInput>;
export type AccessValue = Exclude<AccountValue, { intent: 'password' }>;
