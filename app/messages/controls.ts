import { controls } from './en/controls';

export const controlsMessages = () => controls;
