/** What is around every page of the site. */
export const siteFrame = {
  notice: 'Notice',
  skip: 'Skip to content',
  admin: 'Admin',
};
