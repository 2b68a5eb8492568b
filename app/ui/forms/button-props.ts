/** The one main action of a screen, anything beside it, and what cannot be undone. */
export type ButtonLook = 'main' | 'quiet' | 'danger';

/** What makes a button or a link of a visitor's page look like a button. */
export const buttonProps = (look: Exclude<ButtonLook, 'danger'>, size: 'medium' | 'large' = 'medium') => ({
  className: `action button${look === 'main' ? ' button-main' : ''}${size === 'large' ? ' button-large' : ''}`,
});
