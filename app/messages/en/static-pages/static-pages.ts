export const staticPages = {
  contents: 'On this page',
};
