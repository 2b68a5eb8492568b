import { listHeadings } from './en/list-headings.server';

export const listHeadingsMessages = () => listHeadings;
