import { similarPictures } from '../en/uploads/similar-pictures';

export const similarPicturesMessages = () => similarPictures;
