import { tagErrors } from '../en/taxonomy/tag-errors';

export const tagErrorMessages = () => tagErrors;
