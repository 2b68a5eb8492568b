import { useLoaderData } from '@remix-run/react';
import { readOwnPage } from '~/features/static-pages/own-page.server';
import { OwnPage } from '~/features/static-pages/static-page';

export { handle, links, ownPageMeta as meta } from '~/features/static-pages/static-page';

export const loader = () => readOwnPage('imprint');

export default function Imprint() {
  return <OwnPage {...useLoaderData<typeof loader>()} />;
}
