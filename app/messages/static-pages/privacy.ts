import { privacy } from '../en/static-pages/privacy';

export const privacyMessages = () => privacy;
