import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { requireAdminPage } from '~/auth/guards.server';
import { adminMeta } from '~/ui/pages/admin-meta';

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdminPage(request);
  return null;
}

export const meta: MetaFunction = ({ matches }) => adminMeta(matches, 'Settings');

export default function Settings() {
  return (
    <>
      <div className="admin-head">
        <h1>Settings</h1>
      </div>
      <p className="empty">There is nothing to set here yet.</p>
    </>
  );
}
