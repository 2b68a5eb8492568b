import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { SiteHead } from '~/features/site/site-head';
import { readSiteSettings } from '~/features/site/site-settings.server';
import { TEXT_NAMES } from '~/features/site/site-text.schema';
import { LANGUAGES } from '~/messages/languages';
import { siteLanguages } from '~/messages/languages.server';
import { messagesOf } from '~/messages/messages';
import formStyles from '~/styles/admin/admin-forms.css';
import settingsStyles from '~/styles/admin/admin-site.css';
import staticStyles from '~/styles/static.css';
import { adminMeta } from '~/ui/pages/admin-meta';
import { stylesheets } from '~/ui/pages/stylesheets';

export const links = stylesheets(formStyles, settingsStyles, staticStyles);

export async function loader({ request }: LoaderFunctionArgs) {
  const { em } = await requireAdminPage(request);
  const { texts } = await readSiteSettings(em);
  return TEXT_NAMES.map((name) => ({
    name,
    languages: siteLanguages().map((code) => ({ code, isWritten: Boolean(texts[name]?.[code]) })),
  }));
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('siteShell').pages.texts);

export default function SiteTexts() {
  const texts = useLoaderData<typeof loader>();
  const { names, hints, write, edit } = messagesOf('siteTexts');
  return (
    <>
      <SiteHead current="texts" />
      <ul className="site-texts">
        {texts.map(({ name, languages }) => (
          <li key={name}>
            <h2>{names[name]}</h2>
            <p className="field-hint">{hints[name]}</p>
            <p>
              {languages.map(({ code, isWritten }) => {
                const verb = isWritten ? edit : write;
                const label = languages.length > 1 ? `${verb} (${LANGUAGES[code]})` : verb;
                return (
                  <Link key={code} to={`/admin/site/texts/${name}/${code}`} aria-label={`${label}: ${names[name]}`}>
                    {label}
                  </Link>
                );
              })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
