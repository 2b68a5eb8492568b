import { homePage } from '../en/gallery/home-page';

export const homePageMessages = () => homePage;
