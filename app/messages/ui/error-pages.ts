import { errorPages } from '../en/ui/error-pages';

export const errorPagesMessages = () => errorPages;
