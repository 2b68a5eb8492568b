import { uploadProblems } from './en/upload-problems';

export const uploadProblemMessages = () => uploadProblems;
