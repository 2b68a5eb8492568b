import { siteFrame } from '../en/ui/site-frame';

export const siteFrameMessages = () => siteFrame;
