import { controls } from '../en/ui/controls';

export const controlsMessages = () => controls;
