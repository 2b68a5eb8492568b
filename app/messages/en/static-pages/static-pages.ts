export const staticPages = {
  more: 'More',
  contents: 'On this page',
};
