/** The address of no tag, which says the same as that of an unknown one. */
export { default, ErrorBoundary, loader, meta } from './_site.tag.$slug';
