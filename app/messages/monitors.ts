import { monitors } from './en/monitors';

export const monitorsMessages = () => monitors;
