/** What is around every page of the site. */
export const siteFrame = {
  skip: 'Skip to content',
  admin: 'Admin',
};
