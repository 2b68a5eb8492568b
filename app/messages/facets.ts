import { facets } from './en/facets';

export const facetsMessages = () => facets;
