/** `links` of a route. */
export const stylesheets =
  (...hrefs: string[]) =>
  () =>
    hrefs.map((href) => ({ rel: 'stylesheet', href }));
