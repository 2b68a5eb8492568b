import { siteFrame } from './en/site-frame';

export const siteFrameMessages = () => siteFrame;
