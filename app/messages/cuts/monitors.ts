import { monitors } from '../en/cuts/monitors';

export const monitorsMessages = () => monitors;
