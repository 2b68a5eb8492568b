export const listHeadings = {
  wallpapers: 'Wallpapers',
  random: {
    both: 'Random wallpapers',
    pc: 'Random PC wallpapers',
    mobile: 'Random mobile wallpapers',
    tablet: 'Random tablet wallpapers',
    other: 'More random wallpapers',
  },
  results: (search: string) => `Results for “${search}”`,
  allOfDevice: {
    pc: (category: string) => `All PC wallpapers in ${category}`,
    mobile: (category: string) => `All mobile wallpapers in ${category}`,
    tablet: (category: string) => `All tablet wallpapers in ${category}`,
    other: (category: string) => `All other wallpapers in ${category}`,
  },
};
