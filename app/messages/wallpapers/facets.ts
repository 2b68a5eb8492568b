import { facets } from '../en/wallpapers/facets';

export const facetsMessages = () => facets;
