import { cutForm } from '../en/cuts/cut-form';

export const cutFormMessages = () => cutForm;
