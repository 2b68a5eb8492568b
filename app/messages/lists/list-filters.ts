import { listFilters } from '../en/lists/list-filters';

export const listFiltersMessages = () => listFilters;
