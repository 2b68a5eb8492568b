export const screens = {
  groups: {
    desktops: 'Desktops',
    laptops: 'Laptops',
    phones: 'Phones',
    tablets: 'Tablets',
    ultrawide: 'Ultrawide',
  },
};
