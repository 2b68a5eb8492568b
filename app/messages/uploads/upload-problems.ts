import { uploadProblems } from '../en/uploads/upload-problems';

export const uploadProblemMessages = () => uploadProblems;
