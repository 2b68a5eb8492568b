import { newsletterLinks } from './en/newsletter-links';

export const newsletterLinksMessages = () => newsletterLinks;
