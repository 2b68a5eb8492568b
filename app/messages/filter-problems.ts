import { filterProblems } from './en/filter-problems';

export const filterProblemsMessages = () => filterProblems;
