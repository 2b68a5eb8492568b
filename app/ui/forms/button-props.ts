/** `main` is the one main action of a screen. `danger` can't be undone. */
export type ButtonLook = 'main' | 'quiet' | 'danger';

export const buttonProps = (look: Exclude<ButtonLook, 'danger'>, size: 'medium' | 'large' = 'medium') => ({
  className: `action button${look === 'main' ? ' button-main' : ''}${size === 'large' ? ' button-large' : ''}`,
});
