import { adminControls } from './en/admin-controls';

export const adminControlsMessages = () => adminControls;
