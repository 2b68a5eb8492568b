import { taxonomy } from '../en/taxonomy/taxonomy.server';

export const taxonomyMessages = () => taxonomy;
