import { listHeadings } from '../en/lists/list-headings.server';

export const listHeadingsMessages = () => listHeadings;
