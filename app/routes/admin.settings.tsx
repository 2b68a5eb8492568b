import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { requireAdminPage } from '~/auth/guards.server';
import { settingsMessages } from '~/messages/ui/settings';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return null;
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, settingsMessages().title);

export default function Settings() {
  return (
    <>
      <div className="admin-head">
        <h1>{settingsMessages().title}</h1>
      </div>
      <p className="empty">{settingsMessages().empty}</p>
    </>
  );
}
