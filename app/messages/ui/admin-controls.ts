import { adminControls } from '../en/ui/admin-controls';

export const adminControlsMessages = () => adminControls;
