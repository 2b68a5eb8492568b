import { similarPictures } from './en/similar-pictures';

export const similarPicturesMessages = () => similarPictures;
