/** What a new owner does first, with the page where it is done. */
export const SETUP_STEPS = [
  { name: 'password', to: '/admin/site/account' },
  { name: 'name', to: '/admin/site' },
  { name: 'texts', to: '/admin/site/texts' },
  { name: 'mail', to: '/admin/site/mail' },
  { name: 'pictures', to: '/admin/wallpapers/bulk' },
  { name: 'address', to: '/admin/site/mail' },
] as const;

export type SetupStep = (typeof SETUP_STEPS)[number]['name'];
export type SetupState = Record<SetupStep, 'open' | 'skipped' | 'done'>;
