import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { adminAction } from '~/auth/admin-action.server';
import { requireAdminPage } from '~/auth/guards.server';
import { requireOwnPassword } from '~/auth/password.server';
import { TOKENS_PATH } from '~/features/accounts/access.view';
import { TokenAct, TokenInput } from '~/features/accounts/tokens/token.schema';
import { TokenForm } from '~/features/accounts/tokens/token-form';
import { NewToken, TokenList } from '~/features/accounts/tokens/token-list';
import { createToken } from '~/features/accounts/tokens/tokens.commands.server';
import { listTokens, markRevoked } from '~/features/accounts/tokens/tokens.queries.server';
import { SiteHead } from '~/features/site/site-head';
import { formRules } from '~/http/body/form.server';
import { redirectWithFlash } from '~/http/response/page.server';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import settingsStyles from '~/styles/admin/admin-site.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, settingsStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  return { tokens: await listTokens(em), rules: formRules(TokenInput) };
}

export async function action(args: ActionFunctionArgs) {
  return adminAction(
    args,
    TokenAct,
    async ({ em, value, ...actor }) => {
      if (value.intent === 'create') {
        await requireOwnPassword(em, actor, value.currentPassword);
        const token = await createToken(em, actor.administratorId, value);
        return data({ made: { token, name: value.name } }, { status: 201 });
      }
      await markRevoked(em, value.id);
      return redirectWithFlash(TOKENS_PATH, { kind: 'success', ...messagesOf('apiTokens').revoked });
    },
    { secrets: ['currentPassword'] },
  );
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('apiTokens').title);

export default function Tokens() {
  const { tokens, rules } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const made = answer && 'made' in answer ? answer.made : undefined;
  const failure = answer && 'made' in answer ? undefined : answer;
  const text = messagesOf('apiTokens');
  return (
    <>
      <SiteHead current="account" />
      <div className="token-page">
        <h2>{text.title}</h2>
        <p className="field-hint">{text.lead}</p>
        {made && <NewToken {...made} />}
        {tokens.length > 0 && <TokenList tokens={tokens} />}
        {/* A new token empties the form. */}
        <TokenForm key={made?.token} failure={failure} rules={rules} />
      </div>
    </>
  );
}
