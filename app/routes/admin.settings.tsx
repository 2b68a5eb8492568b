import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link } from '@remix-run/react';
import { requireAdminPage } from '~/auth/guards.server';
import { messagesOf } from '~/messages/messages';
import { adminMeta } from '~/ui/pages/admin-meta';
import { LinkedText } from '~/ui/pages/linked-text';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return null;
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, messagesOf('settings').title);

export default function Settings() {
  return (
    <>
      <div className="admin-head">
        <h1>{messagesOf('settings').title}</h1>
      </div>
      <p className="empty">{messagesOf('settings').empty}</p>
      <p className="empty">
        <LinkedText text={messagesOf('settings').where} links={[(label) => <Link to="/admin/site">{label}</Link>]} />
      </p>
    </>
  );
}
