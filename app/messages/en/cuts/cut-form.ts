/** Shared by the forms for one screen and for several monitors. */
export const cutForm = {
  width: 'Width, px',
  height: 'Height, px',
  position: 'Crop position',
  automatic: 'Automatic',
  dragged: 'Where you dragged it',
  positions: {
    'top-left': 'Top left',
    top: 'Top',
    'top-right': 'Top right',
    left: 'Left',
    center: 'Centre',
    right: 'Right',
    'bottom-left': 'Bottom left',
    bottom: 'Bottom',
    'bottom-right': 'Bottom right',
  },
  show: 'Show',
  presets: 'Screen sizes',
  allPresets: 'All sizes',
  mine: 'Your screen',
  back: 'Back to the wallpaper',
};
