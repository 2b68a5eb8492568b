import { privacy } from './en/privacy';

export const privacyMessages = () => privacy;
