import { data } from '@remix-run/node';

const missing = () => data({ message: 'The page you’re looking for doesn’t exist.' }, { status: 404 });

/** Every address that nothing else answers. */
export function loader() {
  throw missing();
}

export function action() {
  throw missing();
}

/** Never shown; a route with a component is what gives the thrown answer its page. */
export default function Missing() {
  return null;
}
