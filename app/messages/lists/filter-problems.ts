import { filterProblems } from '../en/lists/filter-problems';

export const filterProblemsMessages = () => filterProblems;
