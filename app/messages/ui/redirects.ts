import { redirects } from '../en/ui/redirects';

export const redirectsMessages = () => redirects;
