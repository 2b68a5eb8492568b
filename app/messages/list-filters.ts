import { listFilters } from './en/list-filters';

export const listFiltersMessages = () => listFilters;
