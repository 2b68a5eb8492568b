import { tagErrors } from './en/tag-errors';

export const tagErrorMessages = () => tagErrors;
