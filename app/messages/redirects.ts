import { redirects } from './en/redirects';

export const redirectsMessages = () => redirects;
