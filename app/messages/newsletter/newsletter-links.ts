import { newsletterLinks } from '../en/newsletter/newsletter-links';

export const newsletterLinksMessages = () => newsletterLinks;
