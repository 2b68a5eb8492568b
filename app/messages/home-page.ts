import { homePage } from './en/home-page';

export const homePageMessages = () => homePage;
