/** The one main action of a screen, anything beside it, and what cannot be undone. */
export type ButtonLook = 'main' | 'quiet' | 'danger';

const VARIANTS: Record<ButtonLook, string> = {
  main: 'rt-variant-solid',
  quiet: 'rt-variant-soft',
  danger: 'rt-variant-solid',
};

const ACCENTS: Record<ButtonLook, string | undefined> = { main: undefined, quiet: 'gray', danger: 'red' };

/** What makes a button or a link look like a button of Radix Themes. */
export function buttonProps(look: ButtonLook) {
  return {
    className: `rt-reset rt-BaseButton rt-Button rt-r-size-2 ${VARIANTS[look]}`,
    'data-accent-color': ACCENTS[look],
  };
}
