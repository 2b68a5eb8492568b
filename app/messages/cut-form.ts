import { cutForm } from './en/cut-form';

export const cutFormMessages = () => cutForm;
