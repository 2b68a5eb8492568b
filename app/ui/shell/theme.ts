/** The Radix Themes settings of the whole document. */
export const THEME_ATTRIBUTES = {
  className: 'radix-themes',
  'data-is-root-theme': 'true',
  'data-accent-color': 'amber',
  'data-gray-color': 'slate',
  'data-has-background': 'true',
  'data-panel-background': 'solid',
  'data-radius': 'medium',
  'data-scaling': '100%',
};
